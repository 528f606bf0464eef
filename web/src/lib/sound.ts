import { device } from './device.svelte'

const PITCH = 660
const SECONDS = 0.09

let audio: AudioContext | undefined

/** One soft tick, if the sound is on. */
export function tick(): void {
  if (!device.settings.sound) return
  audio ??= new AudioContext()
  const gain = audio.createGain()
  gain.gain.setValueAtTime(0.15, audio.currentTime)
  gain.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + SECONDS)
  const tone = audio.createOscillator()
  tone.frequency.value = PITCH
  tone.connect(gain).connect(audio.destination)
  tone.start()
  tone.stop(audio.currentTime + SECONDS)
}
