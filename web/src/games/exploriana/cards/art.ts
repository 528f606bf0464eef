import anteater from 'icon:anteater'
import armadillo from 'icon:armadillo'
import beads from 'icon:pouch-with-beads'
import capybara from 'icon:capybara'
import mask from 'icon:ceremonial-mask'
import cobra from 'icon:cobra'
import hoard from 'icon:coins-pile'
import crocodile from 'icon:croc-jaws'
import flats from 'icon:desert'
import elephant from 'icon:elephant'
import cat from 'icon:feline'
import flamingo from 'icon:flamingo'
import star from 'icon:flower-star'
import frog from 'icon:frog'
import gold from 'icon:gold-stack'
import heron from 'icon:heron'
import lion from 'icon:lion'
import chest from 'icon:locked-chest'
import city from 'icon:mayan-pyramid'
import monkey from 'icon:monkey'
import gorge from 'icon:mountain-road'
import oasis from 'icon:oasis'
import pearl from 'icon:oyster-pearl'
import pagoda from 'icon:pagoda'
import panda from 'icon:panda'
import parrot from 'icon:parrot-head'
import ring from 'icon:power-ring'
import crater from 'icon:smoking-volcano'
import snake from 'icon:snake'
import spotted from 'icon:spoted-flower'
import temple from 'icon:temple-gate'
import tiger from 'icon:tiger-head'
import idol from 'icon:totem-mask'
import toucan from 'icon:toucan'
import map from 'icon:treasure-map'
import vanilla from 'icon:vanilla-flower'
import vulture from 'icon:vulture'
import falls from 'icon:waterfall'
import crown from 'icon:jewel-crown'
import * as drawn from './drawings'

/** The picture of each discovery card, 512 x 512. */
export const ART: Record<string, string> = {
  'sa-o1': vanilla,
  'sa-o2': vanilla,
  'sa-o3': vanilla,
  'sa-m1': map,
  'sa-m2': map,
  'sa-m3': map,
  'sa-l1': falls,
  'sa-l2': city,
  'sa-l3': flats,
  'sa-t1': idol,
  'sa-t2': mask,
  'sa-t3': hoard,
  'sa-t4': beads,
  'sa-a01': capybara,
  'sa-a02': toucan,
  'sa-a03': armadillo,
  'sa-a04': monkey,
  'sa-a05': parrot,
  'sa-a06': frog,
  'sa-a07': vulture,
  'sa-a08': anteater,
  'sa-a09': crocodile,
  'sa-a10': cat,
  'sa-a11': snake,
  'af-o1': star,
  'af-o2': star,
  'af-o3': star,
  'af-m1': map,
  'af-m2': map,
  'af-m3': map,
  'af-l1': falls,
  'af-l2': oasis,
  'af-l3': crater,
  'af-t1': ring,
  'af-t2': chest,
  'af-t3': gold,
  'af-a01': drawn.meerkat,
  'af-a02': drawn.zebra,
  'af-a03': drawn.okapi,
  'af-a04': drawn.giraffe,
  'af-a05': flamingo,
  'af-a06': drawn.macaque,
  'af-a07': lion,
  'af-a08': crocodile,
  'af-a09': elephant,
  'fe-o1': spotted,
  'fe-o2': spotted,
  'fe-o3': spotted,
  'fe-m1': map,
  'fe-m2': map,
  'fe-m3': map,
  'fe-l1': temple,
  'fe-l2': pagoda,
  'fe-l3': gorge,
  'fe-t1': crown,
  'fe-t2': pearl,
  'fe-a01': drawn.redPanda,
  'fe-a02': heron,
  'fe-a03': cobra,
  'fe-a04': drawn.snowMonkey,
  'fe-a05': panda,
  'fe-a06': drawn.snowLeopard,
  'fe-a07': tiger,
}
