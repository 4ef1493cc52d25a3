import { type AskedPurpose, askedPurposes } from '@digipals/contract/constants';
import { useText } from '@digipals/i18n/react';
import { Segments, Tag } from '@digipals/ui/grown-ups';
import type { ReactNode } from 'react';
import css from './Purposes.module.css';
import { purposeTexts } from './purposes.ts';

type LineProps = {
  title: string;
  about: string;
  note?: string | null;
  by?: string | null;
  children: ReactNode;
};

const Line = ({ title, about, note, by, children }: LineProps) => (
  <li className={css['line']}>
    <div>
      <b>{title}</b>
      <small>{about}</small>
      {note && <small className={css['note']}>{note}</small>}
      {by && <small>{by}</small>}
    </div>
    <div className={css['answer']}>{children}</div>
  </li>
);

type ListProps = {
  /** First name of the child. */
  name: string;
  /** The answer of a purpose: a switch, or what counts. */
  answer(purpose: AskedPurpose): ReactNode;
  note?(purpose: AskedPurpose): string | null;
  /** Who gave the answer that counts, and when. */
  by?(purpose: AskedPurpose): string | null;
};

/** Everything that is decided about a child: learning, which the school gives, and what families are asked. */
export function PurposeList({ name, answer, note, by }: ListProps) {
  const t = useText();
  return (
    <ul className={css['list']}>
      <Line title={t('consent.learning')} about={t('consent.learning.about', { name })}>
        <Tag tone="accent">{t('consent.on')}</Tag>
      </Line>
      {askedPurposes.map(purpose => (
        <Line
          key={purpose}
          title={t(purposeTexts[purpose])}
          about={
            purpose === 'visible'
              ? t('consent.visible.about', { name })
              : t(purpose === 'contact' ? 'consent.contact.about' : 'consent.weekly.about')
          }
          note={note?.(purpose) ?? null}
          by={by?.(purpose) ?? null}
        >
          {answer(purpose)}
        </Line>
      ))}
    </ul>
  );
}

type YesNoProps = {
  purpose: AskedPurpose;
  /** Null before there is an answer: nothing is chosen for a family. */
  value: boolean | null;
  onChoose(given: boolean): void;
};

/** Yes or no for a purpose. */
export function YesNo({ purpose, value, onChoose }: YesNoProps) {
  const t = useText();
  return (
    <Segments<'yes' | 'no' | 'open'>
      className={css['segments']}
      label={t(purposeTexts[purpose])}
      options={[
        { value: 'yes', words: t('consent.yes') },
        { value: 'no', words: t('consent.no') },
      ]}
      value={value === null ? 'open' : value ? 'yes' : 'no'}
      onChoose={chosen => onChoose(chosen === 'yes')}
    />
  );
}
