import { classes, Tag, textStyles } from '@digipals/ui/grown-ups';
import heading from '../review/heading.module.css';
import layout from '../shared/layout.module.css';
import css from './AuditAside.module.css';
import { anchorWords, type Check, restoreWords } from './audit-words.ts';

const placeWords = {
  file: 'File on this machine',
  store: 'Store outside',
  mail: 'Mail to auditors',
} as const;

const stateTags = {
  same: <Tag tone="ok">same</Tag>,
  different: <Tag tone="level3">different</Tag>,
  none: <Tag>none</Tag>,
} as const;

/** Where the head of the log is kept outside the database, and what a check can and cannot find. */
export function AuditAside({ check }: { check: Check | undefined }) {
  return (
    <aside className={classes(layout['aside'], css['aside'])} aria-label="About the log">
      <section className={layout['panel']}>
        <h2 className={heading['heading']}>
          Head, outside this database<span>every 10 minutes, signed</span>
        </h2>
        {check ? (
          <table className={css['places']}>
            <tbody>
              {check.anchors.places.map(place => (
                <tr key={place.place}>
                  <th scope="row">{placeWords[place.place]}</th>
                  <td className={textStyles['soft']}>{anchorWords(place)}</td>
                  <td>{stateTags[place.state]}</td>
                </tr>
              ))}
            </tbody>
          </table>
        ) : (
          <p className={textStyles['soft']}>Not checked yet.</p>
        )}
        {check?.anchors.restored && <p>{restoreWords(check.anchors.restored)}</p>}
      </section>
      <section className={layout['panel']}>
        <h2 className={heading['heading']}>What this finds</h2>
        <ul className={css['finds']}>
          <li>a changed decision, text, opinion, note, tie or strike</li>
          <li>a row removed, put in or swapped</li>
          <li>an end cut off together with its head</li>
          <li>an old copy put in place of the database</li>
        </ul>
      </section>
      <section className={layout['panel']}>
        <h2 className={heading['heading']}>What it cannot</h2>
        <p className={textStyles['soft']}>
          Who holds this machine and its key can write everything anew, but not the mails that were
          sent. Keep them where this machine cannot reach.
        </p>
      </section>
    </aside>
  );
}
