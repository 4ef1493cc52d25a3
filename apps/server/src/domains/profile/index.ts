export { createAvatars } from './avatar.service.ts';
export { classicDomino, dominoFrom, humanFrom, newLooks } from './figures.ts';
export { hashOfAddress, PICTURE_EDITION, pictureAddress, pictureHash } from './picture-address.ts';
export {
  createProfile,
  readAvatarImage,
  readProfile,
  readStoredProfile,
  saveProfile,
} from './profile.service.ts';
export { changedProfile, fittedFigure, skusOfLooks } from './wearing.policy.ts';
