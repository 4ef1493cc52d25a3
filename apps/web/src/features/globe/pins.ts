import type { Summary } from '@digipals/contract';
import { spotOf } from './spots.ts';
import { angleBetween, type Vector, type World } from './world.ts';

/** The friends of one country. */
export type Home<F extends Summary = Summary> = {
  country: string;
  /** Where it is marked; null for a country the globe does not know. */
  spot: Vector | null;
  friends: readonly F[];
};

/** The child at the centre of the globe; the avatar may still be loading. */
export type Me = Omit<Summary, 'avatarImage'> & { avatarImage: string | null };

/** A mark on the globe: the friends of a country, and of those so near that faces would hide each other. */
export type Pin<F extends Summary = Summary> = { key: string; spot: Vector; friends: readonly F[] };

/** Friends by country: those with most friends first, then as `compare` puts the names of countries. */
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

/** The marks; countries nearer to each other than `nearest` (radians) share one. */
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
