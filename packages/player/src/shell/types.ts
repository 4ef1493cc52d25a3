import type { Activity, LanguageCode, Languages } from '@digipals/contract';
import type { RunState } from '@digipals/engine';
import type { Ref } from 'react';
import type { PlayerPorts } from '../ports.ts';
import type { RunHandlers } from './use-run.ts';

/** What the page can call on the player. */
export type PlayerHandle = {
  /** Records unanswered questions of a test as valid 0, so that it stays closed (AMBIG-33). */
  leave(): void;
  /** Whether leaving now would lose progress (AMBIG-34). */
  isRunning(): boolean;
};

/** The props of the player. */
export type ActivityPlayerProps = RunHandlers & {
  ref?: Ref<PlayerHandle>;
  activity: Activity;
  /** Language of the instructions; a new one restarts the run (PLAYER-15). */
  language: LanguageCode;
  languages: Languages;
  /** Hides the exit (ROUTE-35). */
  blockNavigation: boolean;
  ports: PlayerPorts;
  /** Where the run starts, if not at the beginning: for previews. */
  begin?: (begun: RunState) => RunState;
  onLanguage(code: LanguageCode): void;
  onExit(): void;
};
