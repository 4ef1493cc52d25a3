import type { PasswordPicture } from '@digipals/contract/constants';
import type { MessageKey } from '@digipals/i18n';
import { type DrawnPicture, passwordPictureTiles as tiles } from '@digipals/ui/password-pictures';

type Named = DrawnPicture & { name: Extract<MessageKey, `picture.${string}`> };

/** The twelve pictures of the picture password with the keys of their names. */
export const pictures: Record<PasswordPicture, Named> = {
  apple: { ...tiles.apple, name: 'picture.apple' },
  ball: { ...tiles.ball, name: 'picture.ball' },
  balloon: { ...tiles.balloon, name: 'picture.balloon' },
  bike: { ...tiles.bike, name: 'picture.bike' },
  cat: { ...tiles.cat, name: 'picture.cat' },
  cow: { ...tiles.cow, name: 'picture.cow' },
  duck: { ...tiles.duck, name: 'picture.duck' },
  guitar: { ...tiles.guitar, name: 'picture.guitar' },
  rocket: { ...tiles.rocket, name: 'picture.rocket' },
  sun: { ...tiles.sun, name: 'picture.sun' },
  iceCream: { ...tiles.iceCream, name: 'picture.iceCream' },
  house: { ...tiles.house, name: 'picture.house' },
};
