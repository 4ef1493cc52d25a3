import type { PasswordPicture } from '@digipals/contract/constants';
import type { MessageKey } from '@digipals/i18n';
import apple from './pictures/apple.webp?no-inline';
import ball from './pictures/ball.webp?no-inline';
import balloon from './pictures/balloon.webp?no-inline';
import bike from './pictures/bike.webp?no-inline';
import cat from './pictures/cat.webp?no-inline';
import cow from './pictures/cow.webp?no-inline';
import duck from './pictures/duck.webp?no-inline';
import guitar from './pictures/guitar.webp?no-inline';
import house from './pictures/house.webp?no-inline';
import iceCream from './pictures/iceCream.webp?no-inline';
import rocket from './pictures/rocket.webp?no-inline';
import sun from './pictures/sun.webp?no-inline';

type Drawn = {
  url: string;
  name: Extract<MessageKey, `picture.${string}`>;
  from: string;
  to: string;
};

/** The twelve pictures of the picture password: file, name, and the two colours of the tile. */
export const pictures: Record<PasswordPicture, Drawn> = {
  apple: { url: apple, name: 'picture.apple', from: '#ffd0d0', to: '#ff9a9a' },
  ball: { url: ball, name: 'picture.ball', from: '#bff0c9', to: '#7fd79a' },
  balloon: { url: balloon, name: 'picture.balloon', from: '#ffd3e2', to: '#ff9fc0' },
  bike: { url: bike, name: 'picture.bike', from: '#c3e4ff', to: '#7fbdfb' },
  cat: { url: cat, name: 'picture.cat', from: '#ffe7b3', to: '#ffc766' },
  cow: { url: cow, name: 'picture.cow', from: '#e6e9f8', to: '#c0c8ec' },
  duck: { url: duck, name: 'picture.duck', from: '#fff0b0', to: '#ffd95a' },
  guitar: { url: guitar, name: 'picture.guitar', from: '#d9ceff', to: '#ab95ff' },
  rocket: { url: rocket, name: 'picture.rocket', from: '#c3e4ff', to: '#8fb4ff' },
  sun: { url: sun, name: 'picture.sun', from: '#d7f2c0', to: '#a2da7c' },
  iceCream: { url: iceCream, name: 'picture.iceCream', from: '#ffdccb', to: '#ffac8c' },
  house: { url: house, name: 'picture.house', from: '#cdeff0', to: '#8ad3d6' },
};
