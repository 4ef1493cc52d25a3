import type { HelpCase } from '@digipals/contract';
import { helpPersonsAtHome } from '@digipals/contract/help-requests';
import { Tag, textStyles } from '@digipals/ui/grown-ups';
import layout from '../shared/layout.module.css';
import { moment } from '../shared/times.ts';
import css from './HelpThread.module.css';
import { HomePanel } from './HomePanel.tsx';
import { contactWords, personWords } from './help-words.ts';
import type { HelpWork } from './use-help.ts';

/** The family: who of it the child named, and whether it may know. */
function Family({ help }: { help: HelpCase }) {
  const named = help.notFor.filter(person => helpPersonsAtHome.includes(person));
  if (named.length === 0) {
    return (
      <li>
        <div className={css['row']}>
          <b>The family</b>
          <Tag tone={help.home.isOpen ? undefined : 'level2'}>
            {help.home.isOpen ? 'May know' : 'Decide first'}
          </Tag>
        </div>
        <small className={textStyles['soft']}>The child named nobody of it.</small>
      </li>
    );
  }
  return named.map(person => (
    <li key={person} className={css['unsafe']}>
      <div className={css['row']}>
        <b>{personWords[person]}</b>
        <Tag tone="level3">Not safe</Tag>
      </div>
      <small className={textStyles['soft']}>
        Named by the child. Writing to the family takes two.
      </small>
    </li>
  ));
}

/** Whom a lead may inform. Nobody is preselected. */
function MayBeTold({ help }: { help: HelpCase }) {
  return (
    <section className={layout['panel']}>
      <h2>Who may be told</h2>
      <ul className={css['list']}>
        {help.contacts.map(({ kind, name, phone, hours, verifiedAt }) => (
          <li key={kind}>
            <div className={css['row']}>
              <b>{contactWords[kind]}</b>
              {help.notFor.includes('teacher') && <Tag tone="level2">Ask the child first</Tag>}
            </div>
            <span>
              {name}, <span className={textStyles['figures']}>{phone}</span>
            </span>
            <small className={textStyles['soft']}>
              {hours}. Confirmed {moment(verifiedAt, 'year')}
            </small>
          </li>
        ))}
        {help.contacts.length === 0 && (
          <li>
            <b>No safe contact is known</b>
            <small className={textStyles['soft']}>
              Call the authority that protects children where the child lives.
            </small>
          </li>
        )}
        <Family help={help} />
      </ul>
      <p className={textStyles['fine']}>
        Write down whom you called as a note. A letter asks for its recipient.
      </p>
    </section>
  );
}

/** The panels of a help request: whom a lead may inform, and what the family sees. */
export function HelpAside({
  work,
  caseId,
  mayWrite,
}: {
  work: HelpWork;
  caseId: string;
  mayWrite: boolean;
}) {
  const { data } = work.found;
  if (!data) return null;
  return (
    <>
      <MayBeTold help={data} />
      <section className={layout['panel']}>
        <h2>The family sees</h2>
        <HomePanel home={data.home} work={work} caseId={caseId} mayWrite={mayWrite} />
      </section>
    </>
  );
}
