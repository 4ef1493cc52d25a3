import apple from './apple.webp?no-inline';
import ball from './ball.webp?no-inline';
import balloon from './balloon.webp?no-inline';
import bike from './bike.webp?no-inline';
import cat from './cat.webp?no-inline';
import cow from './cow.webp?no-inline';
import duck from './duck.webp?no-inline';
import guitar from './guitar.webp?no-inline';
import house from './house.webp?no-inline';
import iceCream from './iceCream.webp?no-inline';
import rocket from './rocket.webp?no-inline';
import sun from './sun.webp?no-inline';

/** A picture of the picture password: its file, and the two colours of its tile. */
export type DrawnPicture = { readonly url: string; readonly from: string; readonly to: string };

/** The twelve pictures of the picture password. */
export const passwordPictureTiles = {
  apple: { url: apple, from: '#ffd0d0', to: '#ff9a9a' },
  ball: { url: ball, from: '#bff0c9', to: '#7fd79a' },
  balloon: { url: balloon, from: '#ffd3e2', to: '#ff9fc0' },
  bike: { url: bike, from: '#c3e4ff', to: '#7fbdfb' },
  cat: { url: cat, from: '#ffe7b3', to: '#ffc766' },
  cow: { url: cow, from: '#e6e9f8', to: '#c0c8ec' },
  duck: { url: duck, from: '#fff0b0', to: '#ffd95a' },
  guitar: { url: guitar, from: '#d9ceff', to: '#ab95ff' },
  rocket: { url: rocket, from: '#c3e4ff', to: '#8fb4ff' },
  sun: { url: sun, from: '#d7f2c0', to: '#a2da7c' },
  iceCream: { url: iceCream, from: '#ffdccb', to: '#ffac8c' },
  house: { url: house, from: '#cdeff0', to: '#8ad3d6' },
} satisfies Record<string, DrawnPicture>;
