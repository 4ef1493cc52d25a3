import type { Card } from '@digipals/contract';
import { Key } from '../keys/Key.tsx';
import { Tag } from '../shared/parts.tsx';
import { groupWords, plural } from '../shared/words.ts';
import { lengthOf } from './marked.ts';
import type { Review } from './use-review.ts';

/** A severe text before it is opened: what it may be, and every way around it. */
export function Fold({ card, review }: { card: Card; review: Review }) {
  const strongest = card.signals.toSorted((one, other) => other.severity - one.severity)[0];
  const about = strongest ? groupWords[strongest.group].toLowerCase() : 'something severe';
  const { rights, dispatch } = review;
  return (
    <div className="fold">
      <Tag tone="s3">Severity 3: may be about {about}</Tag>
      <h2>The text is folded. Open it when you are ready.</h2>
      <p>
        {plural(lengthOf(card.text), 'character')}. It may be harmless, for example a story or a
        film.
      </p>
      <div>
        <button type="button" className="btn p" onClick={review.open}>
          Open <Key of="open" />
        </button>
        {rights.lead && (
          <button
            type="button"
            className="btn"
            onClick={() => dispatch({ type: 'panel', panel: 'lead' })}
          >
            To lead, unopened <Key of="lead" />
          </button>
        )}
        <button
          type="button"
          className="btn ghost"
          disabled={!rights.skip}
          onClick={() => review.isMeant() && void review.skip()}
        >
          Give it to someone else <Key of="skip" />
        </button>
      </div>
    </div>
  );
}
