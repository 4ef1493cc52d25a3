import type { HistoryItem } from '@digipals/contract';
import { returnReasons } from '@digipals/contract/constants';
import { dayAndTime } from '../shared/times.ts';
import { outcomeWords, reasonWords, receiver } from '../shared/words.ts';
import { Found } from './Found.tsx';

const secondWords: Record<HistoryItem['second'], string> = {
  none: 'None',
  waiting: 'Waits for one',
  agreed: 'Agreed',
  differed: 'Differed',
};

/** One decision with the whole text. */
export function HistoryAside({ item, q }: { item: HistoryItem; q: string }) {
  return (
    <aside className="aside" aria-label="Decision">
      <section className="panel">
        <h2>
          {item.from.pseudonym} to {receiver(item.to, item.kind)}
        </h2>
        <p className="whole" lang="en">
          <Found text={item.text} q={q} />
        </p>
      </section>
      {item.editedText !== null && (
        <section className="panel">
          <h2>Delivered as</h2>
          <p className="whole" lang="en">
            {item.editedText}
          </p>
        </section>
      )}
      <section className="panel">
        <h2>Decision</h2>
        <dl className="facts">
          <dt>{outcomeWords[item.outcome]}</dt>
          <dd>{dayAndTime(item.at)}</dd>
          {item.reason && (
            <>
              <dt>Reason</dt>
              <dd>
                {returnReasons.indexOf(item.reason) + 1} {reasonWords[item.reason]}
              </dd>
            </>
          )}
          <dt>By</dt>
          <dd>{item.by}</dd>
          <dt>Version</dt>
          <dd>{item.rev}</dd>
          <dt>Second opinion</dt>
          <dd>{secondWords[item.second]}</dd>
        </dl>
      </section>
      {item.note && (
        <section className="panel">
          <h2>Note</h2>
          <p>{item.note}</p>
        </section>
      )}
    </aside>
  );
}
