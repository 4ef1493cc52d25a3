import type { Component } from '@digipals/contract';
import { sameTyped } from '@digipals/engine';
import type { Phase } from './phase.ts';

/** What is said in a film from one second to another. */
export type Caption = { from: number; to: number; text: string };

/** The captions of a film part; the content build has checked their shape. */
export const captionsOf = ({ meta }: Component): readonly Caption[] =>
  (meta['captions'] as readonly Caption[] | undefined) ?? [];

/** What is said at this second; undefined in silence. */
export const captionAt = (captions: readonly Caption[], second: number): string | undefined =>
  captions.find(({ from, to }) => second >= from && second < to)?.text;

/** What is said in a film now: nothing before it has begun. */
export const captionOf = (
  captions: readonly Caption[],
  { phase, time }: { phase: Phase; time: number },
): string | undefined =>
  phase === 'waiting' || phase === 'refused' ? undefined : captionAt(captions, time);

/** Whether a paragraph is what is being said. */
export const isSaid = (paragraph: string, caption: string | undefined): boolean =>
  caption !== undefined && sameTyped(paragraph, caption);
