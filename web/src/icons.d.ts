declare module 'icon:*' {
  const outline: string
  export default outline
}

declare module 'land:*' {
  const coast: string
  export default coast
}
