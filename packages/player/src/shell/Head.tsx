import { player } from '@digipals/contract/constants';
import type { RunState } from '@digipals/engine';
import { memo } from 'react';
import { Progress } from './Progress.tsx';
import { TopBar } from './TopBar.tsx';
import type { ActivityPlayerProps } from './types.ts';

type Props = Pick<
  ActivityPlayerProps,
  'language' | 'languages' | 'blockNavigation' | 'onLanguage' | 'onExit'
> & {
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
