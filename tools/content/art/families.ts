import { type BabyLook, baby } from './baby.ts';
import { person } from './people.ts';
import { type Drawing, drawing, put } from './svg.ts';

/** The babies of the course. */
export const babies = {
  leyla: { skin: '#eebb8f', hair: '#33221a', romper: '#ff9ccb', bow: true },
  ivan: { skin: '#ffdfc8', hair: '#d9a54a', romper: '#8fd3c4', bow: true },
  chloe: { skin: '#fbcda5', hair: '#b5622a', romper: '#8cc4ff' },
  brown: { skin: '#fbcda5', hair: '#8a5228', romper: '#ffd98a', bow: true },
  boy: { skin: '#eebb8f', hair: '#33221a', romper: '#9be59a' },
} as const satisfies Record<string, BabyLook>;

/** Leyla's family, as on their photo. */
export const leylasFamily = (): Drawing =>
  drawing(
    [0, 0, 1000, 620],
    put(person('grandpa', { arm: 'down', mood: 'smile' }), 150, 560, { height: 560 }),
    put(person('dad', { arm: 'down' }), 390, 540, { height: 540 }),
    put(person('mum', { arm: 'down', mood: 'smile' }), 620, 540, { height: 530 }),
    put(person('grandma', { arm: 'down' }), 850, 560, { height: 540 }),
    put(person('brother', { arm: 'down' }), 250, 616, { height: 380 }),
    put(person('leyla', { arm: 'down' }), 500, 620, { height: 370 }),
    put(person('sister', { arm: 'down' }), 750, 616, { height: 370 }),
  );

/** A baby of the course. */
export const babyOf = (family: keyof typeof babies, mood: BabyLook['mood'] = 'happy'): Drawing =>
  baby({ ...babies[family], mood });
