/** The drawing and film API for authors; see “Pictures and films” in content/README.md. */
export { acting, type Movement } from './acting.ts';
export { appears, childActor, dominoActor, thingActor } from './actors.ts';
export { bubbles, frog, lion, ripples, splash } from './animals.ts';
export { card, numberCard } from './cards.ts';
export { children, type PersonName } from './cast.ts';
export { inCoat } from './coat.ts';
export { type Colour, colours } from './colours.ts';
export { dancing } from './dancing.ts';
export { dogOf } from './dogs.ts';
export { atDesk, headphones, listening, microphone, phoning, singing, stirring } from './doing.ts';
export { domino, dominoWearing, drop } from './domino.ts';
export { dominoInTrousers, dressedDomino } from './domino-clothes.ts';
export { babyOf, leylasFamily } from './families.ts';
export { type Actor, type Film, film, type Shot } from './film.ts';
export * from './furniture.ts';
export * from './home.ts';
export * from './layouts.ts';
export { lit } from './lit.ts';
export { monster } from './monsters.ts';
export * from './nature.ts';
export { bust, headOf, person } from './people.ts';
export {
  drawingOf,
  fullTile,
  type Picture,
  scene,
  snugTile,
  storyPage,
  tile,
  tileOf,
} from './picture.ts';
export { place, wallAndFloor } from './places.ts';
export { bigRobot, robotArms, robotHead, robotNose } from './robots.ts';
export * from './school.ts';
export {
  box,
  bubble,
  clockFace,
  colourSpot,
  mark,
  moon,
  thought,
  water as glassOfWater,
} from './small-things.ts';
export {
  type Drawing,
  drawing,
  gradient,
  line,
  mirrored,
  moved,
  oval,
  put,
  rect,
  type Svg,
  shadow,
  shape,
  windowed,
} from './svg.ts';
export { coloured, thing } from './things.ts';
export { touching, touchingUpClose } from './touching.ts';
export { ball, car, kite, robot } from './toys.ts';
