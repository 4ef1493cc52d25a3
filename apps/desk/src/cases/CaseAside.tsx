import type { Case } from '@digipals/contract';
import { dayAndTime } from '../shared/times.ts';
import { bandWords, languageWords } from '../shared/words.ts';
import type { FormName } from './CaseForms.tsx';
import { Identity } from './Identity.tsx';

type Props = {
  found: Case;
  isLead: boolean;
  mayStrike: boolean;
  onForm(name: FormName): void;
};

/** Who a case is about, without a name, and how it stands. */
export function CaseAside({ found, isLead, mayStrike, onForm }: Props) {
  const { child, figures } = found;
  return (
    <aside className="aside" aria-label="About the case">
      <section className="panel">
        <h2>{found.group === 'report' ? 'Told by' : 'Child'}</h2>
        <dl className="facts">
          <dt>Name here</dt>
          <dd>{child.pseudonym}</dd>
          <dt>Age band</dt>
          <dd>{bandWords[child.ageBand]}</dd>
          <dt>Speaks</dt>
          <dd>{languageWords[child.speaks]}</dd>
          <dt>Delivered</dt>
          <dd>{figures.delivered}</dd>
          <dt>Came back</dt>
          <dd>{figures.returned}</dd>
          <dt>Strikes</dt>
          <dd>{figures.strikes === 0 ? 'None' : figures.strikes}</dd>
        </dl>
        {found.group === 'report' && (
          <p className="fine">This child has told it, and named nobody.</p>
        )}
        {isLead ? (
          <Identity caseId={found.caseId} />
        ) : (
          <p className="fine">Only the lead can show who this is, with a reason.</p>
        )}
      </section>
      <section className="panel">
        <h2>Case</h2>
        <dl className="facts">
          <dt>Owner</dt>
          <dd>{found.owner ?? 'Nobody yet'}</dd>
          <dt>Opened</dt>
          <dd>{dayAndTime(found.openedAt)}</dd>
          <dt>Reports</dt>
          <dd>{found.reports}</dd>
        </dl>
      </section>
      {mayStrike && (
        <section className="panel">
          <h2>Next steps</h2>
          <ul className="steps">
            <li>
              <button type="button" className="link" onClick={() => onForm('letter')}>
                Letter to the grown-up
              </button>
            </li>
            <li>
              <button type="button" className="link" onClick={() => onForm('strike')}>
                Strike, with an end
              </button>
            </li>
            <li>
              <button type="button" className="link" onClick={() => onForm('close')}>
                Close the case
              </button>
            </li>
          </ul>
        </section>
      )}
    </aside>
  );
}
