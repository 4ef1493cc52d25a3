import type { HistoryItem } from '@digipals/contract';
import { returnReasons } from '@digipals/contract/constants';
import type { ReactNode } from 'react';
import { dayAndTime } from '../shared/times.ts';
import { outcomeWords, reasonWords } from '../shared/words.ts';

const secondWords: Record<HistoryItem['second'], string> = {
  none: 'None',
  waiting: 'Waits for one',
  agreed: 'Agreed',
  differed: 'Differed',
};

/** One decision, with its text before what is known of it. */
export function HistoryAside({ item, children }: { item: HistoryItem; children: ReactNode }) {
  return (
    <aside className="aside" aria-label="Decision">
      {children}
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
