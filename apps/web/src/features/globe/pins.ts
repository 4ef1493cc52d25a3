import type { Summary } from '@digipals/contract';
import { spotOf } from './spots.ts';
import { angleBetween, type Vector, type World } from './world.ts';

/** The friends of one country. */
export type Home<F extends Summary = Summary> = {
  country: string;
  /** Position of the mark; null for a country that is not on the globe. */
  spot: Vector | null;
  friends: readonly F[];
};

/** The child at the centre of the globe; the avatar may still be loading. */
export type Me = Omit<Summary, 'avatarImage'> & { avatarImage: string | null };

/** A mark for the friends of one country, or of several whose faces would overlap. */
export type Pin<F extends Summary = Summary> = { key: string; spot: Vector; friends: readonly F[] };

/** Groups friends by country, largest group first, then in the order of `compare`. */
export function homesOf<F extends Summary>(
  world: World,
  friends: readonly F[],
  compare: (one: string, other: string) => number,
): Home<F>[] {
  const byCountry = new Map<string, F[]>();
  for (const friend of friends) {
    byCountry.set(friend.country, [...(byCountry.get(friend.country) ?? []), friend]);
  }
  return [...byCountry]
    .map(([country, those]) => ({ country, spot: spotOf(world, country), friends: those }))
    .sort(
      (one, other) =>
        other.friends.length - one.friends.length || compare(one.country, other.country),
    );
}

/** Marks for the homes. Countries within `nearest` radians share one. */
export function pinsOf<F extends Summary>(homes: readonly Home<F>[], nearest: number): Pin<F>[] {
  const pins: Pin<F>[] = [];
  for (const { country, spot, friends } of homes) {
    if (!spot) continue;
    const index = pins.findIndex(pin => angleBetween(pin.spot, spot) < nearest);
    const pin = pins[index];
    if (pin) pins[index] = { ...pin, friends: [...pin.friends, ...friends] };
    else pins.push({ key: country, spot, friends });
  }
  return pins;
}
