import type { ClassFacts } from '@digipals/contract';
import { ageBands, teachingLanguages } from '@digipals/contract/constants';
import { Button, FormError, Segments, TextField } from '@digipals/ui/grown-ups';
import { type FormEvent, useState } from 'react';
import { Choice } from '../parts/Choice.tsx';
import { useSend } from '../shared/use-send.ts';
import { classWords } from '../words/classes.ts';
import css from './ClassForm.module.css';

type Props = { facts: ClassFacts; action: string; onSave(facts: ClassFacts): Promise<unknown> };

/** Name, age and English of a class. */
export function ClassForm({ facts: first, action, onSave }: Props) {
  const [facts, setFacts] = useState(first);
  const { problem, isSending, send } = useSend();
  const save = (event: FormEvent) => {
    event.preventDefault();
    void send(() => onSave({ ...facts, className: facts.className.trim() }));
  };
  return (
    <form className={css['form']} onSubmit={save} noValidate>
      <TextField
        required
        label={classWords.name}
        maxLength={40}
        value={facts.className}
        onChange={event => setFacts({ ...facts, className: event.target.value })}
      />
      <div className={css['labelled']}>
        <b>{classWords.age}</b>
        <Segments
          label={classWords.age}
          options={ageBands.map(band => ({
            value: `${band}` as const,
            words: classWords.ages[band],
          }))}
          value={`${facts.ageBand}`}
          onChoose={chosen => {
            const ageBand = ageBands.find(band => `${band}` === chosen);
            if (ageBand) setFacts({ ...facts, ageBand });
          }}
        />
      </div>
      <Choice
        label={classWords.english}
        options={teachingLanguages}
        words={classWords.englishes}
        value={facts.teachingLanguage}
        onChoose={teachingLanguage => setFacts({ ...facts, teachingLanguage })}
      />
      <FormError words={problem} />
      <div>
        <Button
          variant="primary"
          type="submit"
          disabled={isSending || facts.className.trim() === ''}
        >
          {action}
        </Button>
      </div>
    </form>
  );
}
