import type { HistoryItem } from '@digipals/contract';
import { decisionReasons } from '@digipals/contract/constants';
import { buttonClass, Fact, Facts } from '@digipals/ui/grown-ups';
import type { ReactNode } from 'react';
import { Link } from '../app/Link.tsx';
import layout from '../shared/layout.module.css';
import { useServices } from '../shared/services.tsx';
import { dayAndTime } from '../shared/times.ts';
import { decisionWords, reasonWords } from '../shared/words.ts';

const secondWords: Record<HistoryItem['second'], string> = {
  none: 'None',
  waiting: 'Waits for one',
  agreed: 'Agreed',
  differed: 'Differed',
};

/** One decision: its text and its details. */
export function HistoryAside({ item, children }: { item: HistoryItem; children: ReactNode }) {
  const role = useServices().session.get()?.staff.role;
  return (
    <aside className={layout['aside']} aria-label="Decision">
      {children}
      <section className={layout['panel']}>
        <h2>Decision</h2>
        <Facts>
          <Fact name={decisionWords(item)}>{dayAndTime(item.at)}</Fact>
          {item.reason && (
            <Fact name="Reason">
              {decisionReasons.indexOf(item.reason) + 1} {reasonWords[item.reason]}
            </Fact>
          )}
          <Fact name="By">{item.by}</Fact>
          <Fact name="Version">{item.rev}</Fact>
          <Fact name="Second opinion">{secondWords[item.second]}</Fact>
        </Facts>
        {item.outcome === 'deliver' && item.isFinal && role !== 'auditor' && (
          <Link to={`/recalls/${item.submissionId}`} className={buttonClass()}>
            Take back
          </Link>
        )}
      </section>
      {item.note && (
        <section className={layout['panel']}>
          <h2>Note</h2>
          <p>{item.note}</p>
        </section>
      )}
    </aside>
  );
}
