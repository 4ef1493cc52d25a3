import type { LanguageCode } from '@digipals/contract';
import { languageCodes } from '@digipals/contract/constants';
import { TextField } from '@digipals/ui/grown-ups';
import { languageWords } from '../shared/words.ts';
import css from './Box.module.css';

/** Vetting and languages, as they are sent. */
export type TypedRecord = {
  languages: LanguageCode[];
  vettedOn: string | null;
  vettedUntil: string | null;
};

/** Nothing written down yet. */
export const noRecord: TypedRecord = { languages: [], vettedOn: null, vettedUntil: null };

type Props = { record: TypedRecord; onChange(record: TypedRecord): void };

/** The fields for vetting and languages. */
export function RecordFields({ record, onChange }: Props) {
  const day = (name: 'vettedOn' | 'vettedUntil', label: string) => (
    <TextField
      label={label}
      type="date"
      min="2000-01-01"
      max="2099-12-31"
      value={record[name] ?? ''}
      onChange={event => onChange({ ...record, [name]: event.target.value || null })}
    />
  );
  const toggle = (code: LanguageCode) => {
    const has = record.languages.includes(code);
    const languages = languageCodes.filter(one =>
      one === code ? !has : record.languages.includes(one),
    );
    onChange({ ...record, languages });
  };
  return (
    <>
      <div className={css['pair']}>
        {day('vettedOn', 'Vetted on')}
        {day('vettedUntil', 'Valid until')}
      </div>
      <fieldset className={css['languages']}>
        <legend>Reads</legend>
        {languageCodes.map(code => (
          <label key={code}>
            <input
              type="checkbox"
              checked={record.languages.includes(code)}
              onChange={() => toggle(code)}
            />
            {languageWords[code]}
          </label>
        ))}
      </fieldset>
    </>
  );
}

/** What is wrong with a record; null if it may be sent. */
export const recordProblem = ({ vettedOn, vettedUntil }: TypedRecord): string | null =>
  vettedOn !== null && vettedUntil !== null && vettedOn > vettedUntil
    ? 'The vetting ends before it begins.'
    : null;
