export {
  type AvatarChoice,
  choiceOfProfile,
  isPartChoice,
  modelsOf,
  type PartChoice,
  paletteOf,
  partsOf,
} from './choice.ts';
export { type AvatarView, type ComposeOptions, composeAvatar } from './compose.ts';
export { demoAvatars } from './demo-avatars.ts';
export {
  type AvatarKind,
  DOMINO_PARTS,
  type DominoPart,
  HUMAN_PARTS,
  type HumanPart,
} from './kit.ts';
