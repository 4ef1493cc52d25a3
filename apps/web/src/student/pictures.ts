import type { PasswordPicture } from '@digipals/contract/constants';
import type { MessageKey } from '@digipals/i18n';
import { type DrawnPicture, passwordPictureTiles } from '@digipals/ui/password-pictures';

type Named = DrawnPicture & { name: Extract<MessageKey, `picture.${string}`> };

const named = <P extends PasswordPicture>(picture: P): Named => ({
  ...passwordPictureTiles[picture],
  name: `picture.${picture}`,
});

/** The twelve pictures of the picture password with the keys of their names. */
export const pictures: Record<PasswordPicture, Named> = {
  apple: named('apple'),
  ball: named('ball'),
  balloon: named('balloon'),
  bike: named('bike'),
  cat: named('cat'),
  cow: named('cow'),
  duck: named('duck'),
  guitar: named('guitar'),
  rocket: named('rocket'),
  sun: named('sun'),
  iceCream: named('iceCream'),
  house: named('house'),
};
