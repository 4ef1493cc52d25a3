import {
  type Trophy,
  type TrophyKind,
  type TrophyLevel,
  trophies,
  trophyKinds,
  trophyLevels,
} from '@digipals/contract';

/** The progress of a child towards each kind of trophy. */
export type TrophyCounts = Readonly<Record<TrophyKind, number>>;
/** A level of a kind. */
export type WonTrophy = { readonly kind: TrophyKind; readonly level: TrophyLevel };

/** The levels that the counts reach, lowest first. */
export const reachedBy = (counts: TrophyCounts): WonTrophy[] =>
  trophyKinds.flatMap(kind =>
    trophyLevels
      .filter(level => counts[kind] >= trophies[kind][level])
      .map(level => ({ kind, level })),
  );

/** The trophies to show (NOTSHOWN-58). A won level stays won even if the count drops. */
export function trophiesOf(counts: TrophyCounts, won: readonly WonTrophy[]): Trophy[] {
  return trophyKinds.map(kind => {
    const has = (level: TrophyLevel): boolean =>
      won.some(one => one.kind === kind && one.level === level);
    const level = trophyLevels.findLast(has) ?? null;
    const next = trophyLevels.slice(level ? trophyLevels.indexOf(level) + 1 : 0)[0];
    return {
      kind,
      count: counts[kind],
      level,
      next: next ? { level: next, count: trophies[kind][next] } : null,
    };
  });
}
