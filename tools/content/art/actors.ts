import type { PersonName } from './cast.ts';
import { domino, dominoWearing } from './domino.ts';
import type { Actor, Key } from './film.ts';
import { type Pose, person } from './people.ts';
import type { Drawing } from './svg.ts';
import { thing } from './things.ts';

type Keys = Actor['keys'];

/** A child who speaks and waves. Looks: rest, wave, point, laugh, sad, surprised; more by `extra`. */
export const childActor = (
  name: PersonName,
  keys: Keys,
  {
    height = 340,
    pose = {},
    extra = {},
  }: { height?: number; pose?: Pose; extra?: Record<string, Drawing> } = {},
): Actor => {
  const look = (more: Pose) => person(name, { arm: 'down', ...pose, ...more });
  return {
    who: name,
    height,
    keys,
    looks: {
      rest: look({ mood: 'smile' }),
      'rest-talk': look({ mood: 'happy' }),
      'rest-blink': look({ mood: 'blink' }),
      wave: look({ mood: 'smile', arm: 'wave' }),
      'wave-blink': look({ mood: 'blink', arm: 'wave' }),
      'wave-talk': look({ mood: 'happy', arm: 'wave' }),
      point: look({ mood: 'smile', arm: 'point' }),
      'point-blink': look({ mood: 'blink', arm: 'point' }),
      'point-talk': look({ mood: 'happy', arm: 'point' }),
      laugh: look({ mood: 'laugh' }),
      'laugh-talk': look({ mood: 'happy' }),
      surprised: look({ mood: 'surprised' }),
      'surprised-talk': look({ mood: 'happy' }),
      ...extra,
    },
  };
};

/** Domino. Looks: rest, hello, cheer, think, sleep, sad, wet, duck (wet, with a duck on his head). */
export const dominoActor = (
  keys: Keys,
  { height = 230, extra = {} }: { height?: number; extra?: Record<string, Drawing> } = {},
): Actor => ({
  who: 'domino',
  height,
  keys,
  looks: {
    rest: domino('sit'),
    'rest-talk': domino('sitTalk'),
    'rest-blink': domino('sleep'),
    hello: domino('hello'),
    'hello-talk': domino('helloTalk'),
    cheer: domino('cheer'),
    'cheer-talk': domino('sitTalk'),
    think: domino('think'),
    'think-talk': domino('sitTalk'),
    sleep: domino('sleep'),
    sad: domino('sad'),
    wet: domino('wet'),
    duck: dominoWearing('wet', thing('duck'), 130),
    ...extra,
  },
});

/** A thing that moves. */
export const thingActor = (one: Drawing, height: number, ...keys: Keys): Actor => ({
  looks: { rest: one },
  height,
  keys,
  still: true,
});

/** Something that appears at one time and disappears at another, with a little pop. */
export const appears = (
  one: Drawing,
  height: number,
  at: { x: number; y: number; from: number; to?: number },
): Actor => {
  const { x, y, from, to } = at;
  const keys: [Key, ...Key[]] = [
    { t: 0, x, y, opacity: 0, scale: 0.6 },
    { t: from, opacity: 0, scale: 0.6 },
    { t: from + 0.15, opacity: 1, scale: 1.06 },
    { t: from + 0.25, scale: 1 },
  ];
  if (to !== undefined) keys.push({ t: to - 0.12, opacity: 1 }, { t: to, opacity: 0 });
  return thingActor(one, height, ...keys);
};
