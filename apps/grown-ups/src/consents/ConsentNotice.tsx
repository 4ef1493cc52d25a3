import { keptMonths } from '@digipals/contract/constants';
import { useText } from '@digipals/i18n/react';
import css from './ConsentNotice.module.css';

const groups = [
  {
    title: 'consent.who',
    lines: ['consent.reads', 'consent.teachers', 'consent.others'],
  },
  { title: 'consent.keep', lines: ['consent.kept', 'consent.erase'] },
] as const;

/** The notice in short words: who reads what, and what is kept. */
export function ConsentNotice() {
  const t = useText();
  return (
    <div className={css['notice']}>
      {groups.map(({ title, lines }) => (
        <section key={title}>
          <h2>{t(title)}</h2>
          <ul>
            {lines.map(line => (
              <li key={line}>
                {line === 'consent.erase' ? t(line, { count: keptMonths.unused }) : t(line)}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
