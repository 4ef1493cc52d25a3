import type { Component, Pick, Question } from '@digipals/contract';
import type { ComponentType } from '@digipals/contract/component-types';
import type { Outcome, Rung } from '@digipals/engine';
import type { FC } from 'react';
import type { PlayerPorts } from './ports.ts';

/** The mark of a pick after a check. */
export type Mark = 'right' | 'again';

/** Key of a pick in the marks of a part. */
export const pickKey = (pick: Pick): string =>
  `${pick.componentId ?? ''}/${pick.id}/${pick.gap ?? ''}`;

/** What a question shows to help after a wrong answer. */
export type Hint = {
  rung: Rung;
  /** What to use next; null while feedback is shown. `place` is where `next` belongs. */
  glow: 'sound' | 'lead' | 'answers' | 'place' | null;
  /** The first part of the answer that is not right yet. */
  next: Pick | null;
  /** Wrong choices that have left. */
  gone: readonly Pick[];
  /** A part of the answer was set for the child. */
  helped: boolean;
};

/** The props of a part's view: data and picks in, the next picks out. */
export type PartProps = {
  component: Component;
  question: Question;
  /** Picks of the whole question, of all its components. */
  picks: readonly Pick[];
  onPick(next: Pick[]): void;
  /** How many picks the question takes; Infinity for multi-choice (NOTSHOWN-45). */
  limit: number;
  /** True while feedback is shown: nothing can be changed. */
  locked: boolean;
  /** Marks by `pickKey` after a check, else null. */
  marks: ReadonlyMap<string, Mark> | null;
  /** The outcome of the last check, while its feedback is shown; null before. */
  outcome: Outcome | null;
  /** Null for none. */
  hint: Hint | null;
  /** A miss that is not an answer, such as two halves that are not a pair. */
  onMiss(): void;
  /** Says whether a part that takes no answer has more to hear: the button waits for it. */
  onWait(waits: boolean): void;
  /** Answers at once, without the confirm button: for games. */
  onAnswer(picks: Pick[]): void;
  ports: PlayerPorts;
  playback: Playback;
  /** Longest recording of one turn in seconds (GAME-17). */
  recordSeconds: number;
};

/** A film or song that the top bar can play again: `rate` 1 is natural speed. */
export type Playable = {
  play(rate: number): void;
  stop(): void;
  /** Plays automatically, once: called after the opening sounds of the question. */
  start?(): void;
  /** Plays without the sound port, like a film: the next sound stops it. */
  ownSound?: boolean;
  /** Has no sound: the sound of the question is replayed with it. */
  silent?: boolean;
};

/** Registers with the shell what replay and slow replay play (NOTSHOWN-71). */
export type Playback = {
  /** Registers until the returned function is called; several are played in order. */
  register(playable: Playable): () => void;
  /**
   * Delays the end of the feedback, for a film that proves the answer: called after the sounds
   * of the feedback, which then waits for it.
   */
  holdFeedback(last: () => Promise<unknown>): void;
};

/** Components of one family share their mechanics and their place on the board. */
export type Family =
  | 'text'
  | 'media'
  | 'video'
  | 'choice'
  | 'drag'
  | 'typing'
  | 'hotspots'
  | 'matching'
  | 'game'
  | 'voice'
  | 'frame';

/** The props of a view; a view that serves several types has further props. */
export type ViewProps = { part: PartProps };

/** Loads the module whose default export draws a part. */
export type LoadView<P extends ViewProps = ViewProps> = () => Promise<{ default: FC<P> }>;

/** The definition of a component type: a row in the table of its family (`components/parts`). */
export type PlayerComponent = {
  family: Family;
  /** Whether the side tiles are hidden while such a part is shown (COMP-52). */
  hidesSides?: true;
  /** Null when the type only gives data to the layout (AMBIG-69). */
  view: LoadView | null;
  /** The props that distinguish the type from others with the same view. */
  props?: object;
};

/** The table of a family; the registry joins them and does not compile while a type is missing. */
export type Parts = { readonly [T in ComponentType]?: PlayerComponent };
