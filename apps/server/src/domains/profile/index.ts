export { createAvatars } from './avatar.service.ts';
export { hashOfAddress, PICTURE_EDITION, pictureAddress, pictureHash } from './picture-address.ts';
export { createProfile, readProfile } from './profile.service.ts';
