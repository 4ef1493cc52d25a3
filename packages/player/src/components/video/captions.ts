import type { Component } from '@digipals/contract';
import { sameTyped } from '@digipals/engine';
import type { Phase } from './phase.ts';

/** A spoken text of a film with its start and end second. */
export type Caption = { from: number; to: number; text: string };

/** The captions of a film part; the content build has checked their shape. */
export const captionsOf = ({ meta }: Component): readonly Caption[] =>
  (meta['captions'] as readonly Caption[] | undefined) ?? [];

/** The caption at this second; undefined in silence. */
export const captionAt = (captions: readonly Caption[], second: number): string | undefined =>
  captions.find(({ from, to }) => second >= from && second < to)?.text;

/** The current caption of a film; none before it has started. */
export const captionOf = (
  captions: readonly Caption[],
  { phase, time }: { phase: Phase; time: number },
): string | undefined =>
  phase === 'waiting' || phase === 'refused' ? undefined : captionAt(captions, time);

/** Whether a paragraph is being spoken. */
export const isSaid = (paragraph: string, caption: string | undefined): boolean =>
  caption !== undefined && sameTyped(paragraph, caption);
