import type { LeaseKind } from '@digipals/contract';
import { classes } from '@digipals/ui/grown-ups';
import { useCallback } from 'react';
import { Head } from '../app/Head.tsx';
import { useKeys } from '../keys/use-keys.ts';
import layout from '../shared/layout.module.css';
import { useQueue } from '../shared/use-queue.ts';
import { BreakHint } from './BreakHint.tsx';
import { CardView } from './CardView.tsx';
import { Context } from './Context.tsx';
import { KeysBar } from './KeysBar.tsx';
import { NoCard } from './NoCard.tsx';
import css from './ReviewPage.module.css';
import { lastUndo, mayUndo } from './review-state.ts';
import { UndoToast } from './UndoToast.tsx';
import { usePresses } from './use-presses.ts';
import { useReview } from './use-review.ts';

const titles = {
  review: ['Review', 'Severity, then due time'],
  report: ['Review', 'Severity, then due time'],
  second: ['Second opinions', 'You read as if you were the first'],
  severe: ['Four eyes', 'Each needs two people'],
  lead: ['For the lead', 'Sent by reviewers, most severe first'],
} as const;

const seatTitles = {
  first: 'You are first: somebody else must say the same before it happens',
  second: 'You are second. The first answer is closed until yours is in.',
  third: 'You are third: you decide, both notes are open',
} as const;

type Props = { kind: LeaseKind; take: string | null; onKeys(): void };

/** Reviews one text after the other. */
export function ReviewPage({ kind, take, onKeys }: Props) {
  const review = useReview(kind, take);
  const queue = useQueue(true);
  const { state, dispatch } = review;
  const { card } = state;
  const undo = lastUndo(state);
  const press = usePresses(review);
  const undoId = undo?.decisionId;
  const undoIsOver = useCallback(() => {
    if (undoId !== undefined) dispatch({ type: 'undo-over', decisionId: undoId });
  }, [undoId, dispatch]);
  useKeys({
    level: 'page',
    actions: press,
    keys: { escape: () => dispatch({ type: 'ask-mark', isOn: false }) },
  });
  const [title, usual] = titles[kind];
  const eyes = card?.fourEyes;
  const subtitle = eyes ? seatTitles[eyes.seat] : usual;
  return (
    <>
      <Head title={title} subtitle={state.phase === 'card' ? subtitle : ''} queue={queue.data} />
      <BreakHint onPause={review.pause} />
      {state.phase === 'card' && card ? (
        <div className={classes(layout['split'], css['columns'])}>
          <CardView
            key={`${card.submissionId} ${card.lease.fence}`}
            card={card}
            review={review}
            canTranslate={queue.data?.canTranslate === true}
          />
          <Context
            card={card}
            showsMore={state.showsMore}
            openedToday={state.openedToday}
            onMore={() => dispatch({ type: 'more' })}
          />
        </div>
      ) : (
        <NoCard kind={kind} review={review} queue={queue.data} />
      )}
      <KeysBar review={review} press={press} onKeys={onKeys} />
      {undo && (
        <UndoToast
          key={undo.decisionId}
          undo={undo}
          isOn={mayUndo(state)}
          onUndo={() => void review.undo()}
          onOver={undoIsOver}
        />
      )}
    </>
  );
}
