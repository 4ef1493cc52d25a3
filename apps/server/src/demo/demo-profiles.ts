import { type AvatarLook, demoAvatars, randomAvatar, randomDomino } from '@digipals/avatar';
import {
  interestColours,
  interestIds,
  interestUrl,
  type Profile,
  wallpapers,
} from '@digipals/contract';
import { type Random, seededRandom, shuffle } from '@digipals/engine';
import { classicDomino, dominoFrom, humanFrom } from '../domains/profile/index.ts';

const FEWEST_INTERESTS = 3;
const MOST_DEMO_INTERESTS = 6;

/** A random generator with a fixed seed for each name and purpose. */
const randomFor = (username: string, what: string): Random => {
  const letters = [...`${username.toLowerCase()} ${what}`];
  return seededRandom(
    letters.reduce((sum, letter) => Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0), 7),
  );
};

const oneOf = <T>(list: readonly T[], random: Random): T =>
  list[Math.floor(random() * list.length)] as T;

function interestsOf(random: Random): Profile['interests'] {
  const count =
    FEWEST_INTERESTS + Math.floor(random() * (MOST_DEMO_INTERESTS - FEWEST_INTERESTS + 1));
  const ids = shuffle(interestIds, random).slice(0, count);
  return {
    ...oneOf(interestColours, random),
    items: ids.map(id => ({ id, imgUrl: interestUrl(id) ?? '' })),
  };
}

/**
 * Profile of a child of the demo world, always the same for the same name. A child without a designed
 * avatar gets a random one in the clothes of its look.
 */
export function demoProfile(
  username: string,
  look?: AvatarLook,
): Pick<Profile, 'wallpaper' | 'interests' | 'human' | 'domino'> {
  const drawn = demoAvatars[username.toLowerCase()];
  const isMia = username.toLowerCase() === 'mia';
  const wallpaper = isMia ? wallpapers[0] : oneOf(wallpapers, randomFor(username, 'wallpaper'));
  return {
    wallpaper: { id: 'meadow', imgUrl: '', bgColor: '#7cc8ff', gradColor: '#8fdcae', ...wallpaper },
    interests: interestsOf(randomFor(username, 'interests')),
    human: humanFrom(drawn ?? randomAvatar(randomFor(username, 'avatar'), look)),
    domino: dominoFrom(isMia ? classicDomino : randomDomino(randomFor(username, 'domino'))),
  };
}
