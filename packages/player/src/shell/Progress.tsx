import { canSkipBack, canSkipForward, type RunState } from '@digipals/engine';
import { useText } from '@digipals/i18n/react';
import { Icon, RoundButton } from '@digipals/ui';
import { useEffect, useRef, useState } from 'react';
import css from './Progress.module.css';
import { dotsInView, isCollapsed, progressWindow } from './progress-window.ts';
import { useWindowWidth } from './use-window.ts';

type Props = { run: RunState; onBack(): void; onForward(): void };

type DotState = 'correct' | 'skipped' | 'later' | 'wrong' | 'now' | 'other';

const stateOf = (run: RunState, index: number): DotState => {
  if (index === run.index) return 'now';
  const entry = run.history.find(({ questionId }) => questionId === run.activity.data[index]?.id);
  if (!entry) return 'other';
  if (entry.skipped) return 'skipped';
  if (entry.valid === 1) return 'correct';
  // Nothing of a test is asked again.
  return run.activity.meta.test ? 'wrong' : 'later';
};

/** Width in px between the outer groups of the top bar; unlimited until it is measured. */
function useRoom() {
  const bar = useRef<HTMLElement>(null);
  const [room, setRoom] = useState(Number.POSITIVE_INFINITY);
  useEffect(() => {
    const row = bar.current?.parentElement;
    if (!row) return;
    // Measured after the layout of a frame, because earlier would force another layout.
    const observer = new ResizeObserver(() => {
      const groups = [...row.children].filter(child => child !== bar.current);
      const widest = Math.max(0, ...groups.map(child => child.getBoundingClientRect().width));
      setRoom(row.getBoundingClientRect().width - 2 * widest - 24);
    });
    observer.observe(row);
    return () => observer.disconnect();
  }, []);
  return { bar, room };
}

/** Arrows, circles and, where they would not fit, "current / total" (PLAYER-22 to PLAYER-27). */
export function Progress({ run, onBack, onForward }: Props) {
  const t = useText();
  const width = useWindowWidth();
  const { bar, room } = useRoom();
  const collapsed = isCollapsed(width, room);
  const total = run.activity.data.length;
  const current = run.index + 1;
  return (
    <nav
      ref={bar}
      className={css['progress']}
      aria-label={t('player.progress', { current, total })}
      data-collapsed={collapsed || undefined}
    >
      <RoundButton
        icon="left"
        label={t('player.previous')}
        disabled={!canSkipBack(run)}
        onClick={onBack}
      />
      <ol className={css['dots']}>
        {progressWindow(run.index, total, dotsInView(width, room, total)).map(index => {
          const state = stateOf(run, index);
          return (
            <li
              key={index}
              className={css[state]}
              aria-label={t('player.dot', { state, index: index + 1 })}
              aria-current={state === 'now' ? 'step' : undefined}
            >
              <DotFace state={state} index={index} />
            </li>
          );
        })}
      </ol>
      {collapsed && <span className={css['of']}>{`${current} / ${total}`}</span>}
      <RoundButton
        icon="right"
        colour="violet"
        label={t('player.next')}
        disabled={!canSkipForward(run)}
        onClick={onForward}
      />
    </nav>
  );
}

function DotFace({ state, index }: { state: DotState; index: number }) {
  if (state === 'correct') return <Icon name="ok" />;
  if (state === 'later') return <Icon name="again" />;
  if (state === 'wrong') return <Icon name="x" />;
  return <span aria-hidden="true">{index + 1}</span>;
}
