import type { Case } from '@digipals/contract';
import { Fact, Facts, LinkButton, textStyles } from '@digipals/ui/grown-ups';
import { type ReactNode, useRef } from 'react';
import layout from '../shared/layout.module.css';
import { dayAndTime } from '../shared/times.ts';
import { bandWords, languageWords } from '../shared/words.ts';
import css from './CaseAside.module.css';
import { Identity } from './Identity.tsx';
import type { FormName } from './OpenCaseForm.tsx';
import { Owner } from './Owner.tsx';
import type { CaseWork } from './use-case.ts';

type Props = {
  found: Case;
  work: CaseWork;
  isLead: boolean;
  mayWrite: boolean;
  mayStrike: boolean;
  mayClose: boolean;
  onForm(name: FormName): void;
  /** Before the facts of the case. */
  children?: ReactNode;
};

/** The child of a case under a pseudonym, and the facts of the case. */
export function CaseAside(props: Props) {
  const { found, work, isLead, mayWrite, mayStrike, mayClose, onForm, children } = props;
  const { child, figures } = found;
  const facts = useRef<HTMLElement>(null);
  return (
    <aside className={layout['aside']} aria-label="About the case">
      <section className={layout['panel']}>
        <h2>{found.group === 'report' ? 'Told by' : 'Child'}</h2>
        <Facts>
          <Fact name="Name here">{child.pseudonym}</Fact>
          <Fact name="Age band">{bandWords[child.ageBand]}</Fact>
          <Fact name="Speaks">{languageWords[child.speaks]}</Fact>
          <Fact name="Delivered">{figures.delivered}</Fact>
          <Fact name="Came back">{figures.returned}</Fact>
          <Fact name="Strikes">{figures.strikes === 0 ? 'None' : figures.strikes}</Fact>
        </Facts>
        {found.group === 'report' && (
          <p className={textStyles['fine']}>This child has told it, and named nobody.</p>
        )}
        <Identity found={found} work={work} isLead={isLead} />
      </section>
      {children}
      <section className={layout['panel']} ref={facts} tabIndex={-1} aria-label="Case">
        <h2>Case</h2>
        <Facts>
          <Fact name="Owner">{found.owner ?? 'Nobody yet'}</Fact>
          <Fact name="Opened">{dayAndTime(found.openedAt)}</Fact>
          <Fact name="Reports">{found.reports}</Fact>
        </Facts>
        {/* The pressed button is gone then. */}
        <Owner found={found} work={work} onDone={() => facts.current?.focus()} />
      </section>
      {mayWrite && (
        <section className={layout['panel']}>
          <h2>Next steps</h2>
          <ul className={css['steps']}>
            <li>
              <LinkButton onClick={() => onForm('letter')}>Write a letter</LinkButton>
            </li>
            {mayStrike && (
              <li>
                <LinkButton onClick={() => onForm('strike')}>Strike, with an end</LinkButton>
              </li>
            )}
            {mayClose && (
              <li>
                <LinkButton onClick={() => onForm('close')}>Close the case</LinkButton>
              </li>
            )}
          </ul>
        </section>
      )}
    </aside>
  );
}
