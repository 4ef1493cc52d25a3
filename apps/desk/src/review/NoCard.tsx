import type { Queue } from '@digipals/contract';
import { Key } from '../keys/Key.tsx';
import { Failed } from '../shared/parts.tsx';
import { plural } from '../shared/words.ts';
import type { Review } from './use-review.ts';

const empty = {
  review: ['All read.', 'The next text opens here by itself.'],
  report: ['All read.', 'The next text opens here by itself.'],
  second: ['No second opinion waits.', 'A few of the decisions of others come here, blind.'],
  lead: ['Nothing waits for the lead.', 'What reviewers send you opens here by itself.'],
} as const;

type Props = { kind: keyof typeof empty; review: Review; queue: Queue | undefined };

/** What stands in the place of the card when there is none. */
export function NoCard({ kind, review, queue }: Props) {
  const { phase, problem } = review.state;
  if (phase === 'failed') return <Failed words={problem ?? ''} onRetry={review.again} />;
  if (phase === 'claiming') {
    return (
      <div className="empty" aria-busy="true">
        <p>Looking for the next text …</p>
      </div>
    );
  }
  if (phase === 'paused') {
    return (
      <div className="empty">
        <h2>You pause.</h2>
        <p>Your card went back to the queue. Nothing is counted, nobody is told.</p>
        <div>
          <button type="button" className="btn p l" onClick={review.resume}>
            Go on <Key of="start" />
          </button>
        </div>
      </div>
    );
  }
  const [title, text] = empty[kind];
  return (
    <div className="empty">
      <h2>{title}</h2>
      <p>{text}</p>
      {queue && (
        <p className="also">
          {plural(queue.secondOpinions, 'second opinion')}, {plural(queue.held, 'held text')},{' '}
          {plural(queue.openCases, 'open case')}
        </p>
      )}
    </div>
  );
}
