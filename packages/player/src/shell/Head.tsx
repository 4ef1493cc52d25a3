import type { LanguageCode, Languages } from '@digipals/contract';
import { player } from '@digipals/contract/constants';
import type { RunState } from '@digipals/engine';
import { memo, type ReactNode } from 'react';
import { Progress } from './Progress.tsx';
import { TopBar } from './TopBar.tsx';

/** What the top bar needs from the page around the player. */
export type HeadProps = {
  /** Language of the instructions; the run goes on in another one (PLAYER-15). */
  language: LanguageCode;
  languages: Languages;
  /** Hides the exit (ROUTE-35). */
  blockNavigation: boolean;
  onLanguage(code: LanguageCode): void;
  onExit(): void;
  /** A link to help, beside the tools. The same element at each render: the bar is memoised. */
  help?: ReactNode;
};

type Props = HeadProps & {
  run: RunState;
  /** `rate` 1 is natural speed. */
  onReplay(rate: number): void;
  onSkip(type: 'skippedForward' | 'skippedBack'): void;
};

/** The top bar with the progress of a run; memoised. */
export const Head = memo(function Head({ run, onReplay, onSkip, ...frame }: Props) {
  return (
    <TopBar
      {...frame}
      test={run.activity.meta.test}
      onReplay={() => onReplay(1)}
      onSlow={() => onReplay(player.slowRate)}
    >
      <Progress
        run={run}
        onBack={() => onSkip('skippedBack')}
        onForward={() => onSkip('skippedForward')}
      />
    </TopBar>
  );
});
