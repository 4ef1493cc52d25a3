import type { Queue } from '@digipals/contract';
import { Button, EmptyState, LoadError, textStyles } from '@digipals/ui/grown-ups';
import { Key } from '../keys/Key.tsx';
import { plural } from '../shared/words.ts';
import type { Review } from './use-review.ts';

const empty = {
  review: ['All read.', 'The next text opens here by itself.'],
  report: ['All read.', 'The next text opens here by itself.'],
  second: ['No second opinion waits.', 'A few of the decisions of others come here, blind.'],
  severe: ['No severe text waits for you.', 'What needs you opens here by itself.'],
  lead: ['Nothing waits for the lead.', 'What reviewers send you opens here by itself.'],
} as const;

type Props = { kind: keyof typeof empty; review: Review; queue: Queue | undefined };

/** Shown when there is no card. */
export function NoCard({ kind, review, queue }: Props) {
  const { phase, problem } = review.state;
  if (phase === 'failed') return <LoadError fill words={problem ?? ''} onRetry={review.again} />;
  if (phase === 'claiming') {
    return (
      <EmptyState busy>
        <p>Looking for the next text …</p>
      </EmptyState>
    );
  }
  if (phase === 'paused') {
    return (
      <EmptyState
        title="You pause."
        actions={
          <Button variant="primary" large onClick={review.resume}>
            Go on <Key of="start" />
          </Button>
        }
      >
        <p>Your card went back to the queue. Nothing is counted, and nobody hears of it.</p>
      </EmptyState>
    );
  }
  const [title, explanation] = empty[kind];
  return (
    <EmptyState title={title}>
      <p>{explanation}</p>
      {queue && (
        <p className={textStyles['fine']}>
          {plural(queue.secondOpinions, 'second opinion')}, {plural(queue.held, 'held text')},{' '}
          {plural(queue.openCases, 'open case')}
        </p>
      )}
    </EmptyState>
  );
}
