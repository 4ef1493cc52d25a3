import type { Activity, LanguageCode, Languages } from '@digipals/contract';
import type { RunState } from '@digipals/engine';
import type { Ref } from 'react';
import type { PlayerPorts } from '../ports.ts';
import type { RunHandlers } from './use-run.ts';

/** What the page around the player may ask of it. */
export type PlayerHandle = {
  /** Records what is unanswered of a test as valid 0, so that it stays closed (AMBIG-33). */
  leave(): void;
  /** Whether leaving now would lose progress (AMBIG-34). */
  isRunning(): boolean;
};

/** All a page gives to the player. */
export type ActivityPlayerProps = RunHandlers & {
  ref?: Ref<PlayerHandle>;
  activity: Activity;
  /** Language of the instructions; another one restarts the run (PLAYER-15). */
  language: LanguageCode;
  languages: Languages;
  /** Hides the exit (ROUTE-35). */
  blockNavigation: boolean;
  ports: PlayerPorts;
  /** Where the run begins, if not at the beginning: for looking at it in the middle. */
  begin?: (begun: RunState) => RunState;
  onLanguage(code: LanguageCode): void;
  onExit(): void;
};
