import type { Card } from '@digipals/contract';
import { Button } from '@digipals/ui/grown-ups';
import { Key } from '../keys/Key.tsx';
import { Folded } from '../shared/Folded.tsx';
import { groupWords } from '../shared/words.ts';
import type { Review } from './use-review.ts';

/** A folded severe card, with the actions that do not require reading it. */
export function Fold({ card, review }: { card: Card; review: Review }) {
  const strongest = card.signals.toSorted((one, other) => other.severity - one.severity)[0];
  const about = strongest ? groupWords[strongest.group].toLowerCase() : 'something severe';
  const { rights, dispatch } = review;
  return (
    <Folded text={card.text} about={about} onOpen={review.open}>
      {rights.lead && (
        <Button onClick={() => dispatch({ type: 'panel', panel: 'lead' })}>
          To lead, unopened <Key of="lead" />
        </Button>
      )}
      <Button
        variant="ghost"
        disabled={!rights.skip}
        onClick={() => {
          if (review.isReady()) void review.skip();
        }}
      >
        Give it to someone else <Key of="skip" />
      </Button>
    </Folded>
  );
}
