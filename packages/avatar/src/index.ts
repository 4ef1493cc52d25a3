export {
  type AvatarChoice,
  choiceOfProfile,
  isPartChoice,
  modelsOf,
  type PartChoice,
  paletteOf,
  partsFit,
  partsOf,
} from './choice.ts';
export { composeAvatar, composeDomino, drawings } from './compose.ts';
export { demoAvatars } from './demo-avatars.ts';
export { colourIn, type Figure, NONE, wear, wears, wornOn } from './figure.ts';
export { AVATAR_VIEWS, type AvatarView, type ComposeOptions } from './frame.ts';
export { DOMINO_MOODS, type DominoMood } from './kit/domino-moods.ts';
export {
  type AvatarKind,
  DOMINO_PARTS,
  type DominoPart,
  HUMAN_PARTS,
  type HumanPart,
} from './kit.ts';
export { type AvatarLook, randomAvatar, randomDomino } from './random.ts';
