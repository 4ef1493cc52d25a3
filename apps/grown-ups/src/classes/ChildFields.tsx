import { languageCodes } from '@digipals/contract/constants';
import { FormError, LabelledSelect, TextField } from '@digipals/ui/grown-ups';
import type { Ref } from 'react';
import { languageNames } from '../shared/dates.ts';
import { classWords } from '../words/classes.ts';
import css from './ChildFields.module.css';
import { type Draft, isBirth, isLikely, isLong, isName } from './drafts.ts';

type Props<D> = {
  draft: D;
  onChange(draft: D): void;
  showsErrors: boolean;
  nameRef?: Ref<HTMLInputElement> | undefined;
};

/** First name, birth month and help language of a child. */
export const ChildFields = <D extends Omit<Draft, 'key'>>(props: Props<D>) => {
  const { draft, onChange, showsErrors, nameRef } = props;
  return (
    <div className={css['fields']}>
      <TextField
        label={classWords.childName}
        ref={nameRef}
        autoComplete="off"
        value={draft.name}
        aria-invalid={isLong(draft.name) || (showsErrors && !isName(draft.name))}
        onChange={event => onChange({ ...draft, name: event.target.value })}
      />
      <TextField
        label={classWords.birth}
        autoComplete="off"
        placeholder={classWords.birthFormat}
        title={classWords.birthHow}
        maxLength={7}
        value={draft.birth}
        aria-invalid={showsErrors && !(isBirth(draft.birth) && isLikely(draft.birth))}
        onChange={event => onChange({ ...draft, birth: event.target.value })}
      />
      <LabelledSelect
        label={classWords.help}
        options={languageCodes}
        words={languageNames}
        value={draft.language}
        onChoose={language => onChange({ ...draft, language })}
      />
      <FormError words={isLong(draft.name) && !showsErrors ? classWords.nameLong : null} />
    </div>
  );
};

/** The first fault of lines, in words; null if they can be sent. */
export function faultOf(drafts: readonly Omit<Draft, 'key'>[]): string | null {
  if (drafts.some(({ name }) => isLong(name))) return classWords.nameLong;
  if (!drafts.every(({ name }) => isName(name))) return classWords.nameWrong;
  if (!drafts.every(({ birth }) => isBirth(birth))) return classWords.birthWrong;
  return drafts.every(({ birth }) => isLikely(birth)) ? null : classWords.birthUnlikely;
}
