import type { ClassFacts } from '@digipals/contract';
import { ageBands, teachingLanguages } from '@digipals/contract/constants';
import { Button, FormError, LabelledSelect, Segments, TextField } from '@digipals/ui/grown-ups';
import { type FormEvent, useState } from 'react';
import { areInOrder } from '../shared/open-hours.ts';
import { useSend } from '../shared/use-send.ts';
import { classWords } from '../words/classes.ts';
import css from './ClassForm.module.css';
import { ClassQuietFields } from './ClassQuietFields.tsx';
import { FirstLesson } from './FirstLesson.tsx';

type Props = {
  schoolId: string;
  facts: ClassFacts;
  action: string;
  onSave(facts: ClassFacts): Promise<unknown>;
};

/** What a teacher says about a class. */
export function ClassForm({ schoolId, facts: first, action, onSave }: Props) {
  const [facts, setFacts] = useState(first);
  const { problem, isSending, send } = useSend();
  const { quiet } = facts;
  const isRight = typeof quiet === 'string' || areInOrder(quiet);
  const save = (event: FormEvent) => {
    event.preventDefault();
    void send(() => onSave({ ...facts, className: facts.className.trim() }));
  };
  return (
    <form className={css['form']} onSubmit={save} noValidate>
      <div className={css['facts']}>
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
        <LabelledSelect
          label={classWords.english}
          options={teachingLanguages}
          words={classWords.englishes}
          value={facts.teachingLanguage}
          onChoose={teachingLanguage => setFacts({ ...facts, teachingLanguage })}
        />
        <FirstLesson
          schoolId={schoolId}
          lessonId={facts.firstLesson}
          onChoose={firstLesson => setFacts({ ...facts, firstLesson })}
        />
      </div>
      <ClassQuietFields
        schoolId={schoolId}
        quiet={facts.quiet}
        onChange={quiet => setFacts({ ...facts, quiet })}
      />
      <FormError words={problem} />
      <div>
        <Button
          variant="primary"
          type="submit"
          disabled={isSending || facts.className.trim() === '' || !isRight}
        >
          {action}
        </Button>
      </div>
    </form>
  );
}
