import { endpointQuery } from '@digipals/client';
import type { AssignmentFacts, ClassLessons } from '@digipals/contract';
import { assignmentNote } from '@digipals/contract/constants';
import { Button, Domino, FormError, Segments, TextField } from '@digipals/ui/grown-ups';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Actions, Box } from '../parts/Box.tsx';
import { UnsavedQuestion } from '../parts/UnsavedQuestion.tsx';
import { dayOf } from '../shared/dates.ts';
import { useSend } from '../shared/use-send.ts';
import { classroom } from '../words/classroom.ts';
import css from './AssignForm.module.css';
import { ChooseActivities } from './ChooseActivities.tsx';
import { ChooseChildren } from './ChooseChildren.tsx';
import { ChooseLesson } from './ChooseLesson.tsx';
import { type Draft, daysFrom, missingIn, notDone } from './work.ts';

type Props = {
  classId: string;
  data: ClassLessons;
  first: Draft;
  /** Whether an assignment is changed; otherwise a new one is made. */
  isChange: boolean;
  onSave(facts: AssignmentFacts): Promise<unknown>;
  onCancel(): void;
};

/** What, who and by when. */
export function AssignForm({ classId, data, first, isChange, onSave, onCancel }: Props) {
  const [kept] = useState(first);
  const [draft, setDraft] = useState(kept);
  const { problem, setProblem, isSending, send } = useSend();
  const { lessonId, activityIds, dueOn, note } = draft;
  const key = 'GET grown-ups/classes/{classId}/lessons/{lessonId}';
  const lesson = useQuery(endpointQuery(key, { classId, lessonId })).data;
  const all = data.children.map(({ childId }) => childId);
  const open = lesson ? notDone(lesson, data.children, activityIds) : all;
  const chosen = draft.children ?? open;
  const days = daysFrom(Date.now());
  // An assignment whose day is over may be changed.
  const allowed = isChange ? { ...days, first: '' } : days;
  const missing = missingIn({ activityIds, children: chosen, dueOn }, allowed);
  const titles = lesson?.activities
    .filter(({ activityId }) => activityIds.includes(activityId))
    .map(({ title }) => title);
  const change = (part: Partial<Draft>) => {
    setProblem(null);
    setDraft({ ...draft, ...part });
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (missing) return;
    void send(() => onSave({ ...draft, note: note.trim(), children: [...chosen] }));
  };
  const modes = [
    { value: 'all', words: `${classroom.all} ${all.length}` },
    { value: 'notDone', words: `${classroom.notDone} ${open.length}` },
  ] as const;
  const mode = draft.children === null ? 'notDone' : chosen.length === all.length ? 'all' : '';
  return (
    <form className={css['form']} onSubmit={save} noValidate>
      <UnsavedQuestion facts={draft} kept={kept} />
      <div className={css['side']}>
        <Box title={`1 ${classroom.what}`}>
          <ChooseLesson
            name="lesson"
            lessons={data.lessons}
            chosen={lessonId}
            onChoose={next => change({ lessonId: next, activityIds: [] })}
          />
          <ChooseActivities
            activities={lesson?.activities ?? []}
            all={all.length}
            chosen={activityIds}
            onChoose={next => change({ activityIds: next })}
          />
        </Box>
        <Box title={`2 ${classroom.who}`} aside={classroom.chosen(chosen.length, all.length)}>
          <Segments
            label={classroom.who}
            options={modes}
            value={mode}
            onChoose={next => change({ children: next === 'all' ? all : null })}
            className={css['modes']}
          />
          <ChooseChildren
            people={data.children}
            chosen={chosen}
            onChoose={children => change({ children })}
          />
        </Box>
      </div>
      <div className={css['side']}>
        <Box title={`3 ${classroom.byWhen}`}>
          <TextField
            label={classroom.date}
            type="date"
            min={days.first}
            max={days.last}
            value={dueOn}
            onChange={event => change({ dueOn: event.target.value })}
          />
          <div>
            <TextField
              label={classroom.note}
              maxLength={assignmentNote}
              value={note}
              aria-describedby="note-about"
              onChange={event => change({ note: event.target.value })}
            />
            <small id="note-about">{classroom.noteAbout}</small>
          </div>
        </Box>
        <Box title={classroom.preview}>
          <div className={css['preview']}>
            <Domino mood="school" />
            <p>
              <small>
                {classroom.from}
                {dueOn !== '' && `, ${classroom.until(dayOf(dueOn))}`}
              </small>
              <b>{titles?.join(' + ') || '…'}</b>
              {note.trim() !== '' && <span>“{note.trim()}”</span>}
            </p>
          </div>
          <FormError words={problem} />
          <p id="assign-missing" role="status">
            {missing}
          </p>
          <Actions>
            <Button
              variant="primary"
              type="submit"
              large
              wide
              disabled={isSending || missing !== null}
              aria-describedby={missing === null ? undefined : 'assign-missing'}
            >
              {isChange ? classroom.save : classroom.give(chosen.length)}
            </Button>
            {isChange && <Button onClick={onCancel}>{classroom.cancel}</Button>}
          </Actions>
        </Box>
      </div>
    </form>
  );
}
