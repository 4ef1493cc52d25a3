import type { BodyOf, OwnTies } from '@digipals/contract';
import { Button, LabelledSelect, Segments, TextField } from '@digipals/ui/grown-ups';
import { type FormEvent, useState } from 'react';
import css from '../people/Box.module.css';

type Kind = 'child' | 'class' | 'school';
const kinds = [
  { value: 'school', words: 'A school' },
  { value: 'class', words: 'A class' },
  { value: 'child', words: 'A child' },
] as const;

type Props = {
  schools: OwnTies['schools'];
  isSending: boolean;
  /** @returns whether it was stored */
  onTell(body: BodyOf<'POST desk/own/ties'>): Promise<boolean>;
};

/** Says whom one knows: never from a list of children. */
export function TellForm({ schools, isSending, onTell }: Props) {
  const [kind, setKind] = useState<Kind>(schools.length > 0 ? 'school' : 'class');
  const [schoolId, setSchoolId] = useState(schools[0]?.schoolId ?? '');
  const [classCode, setClassCode] = useState('');
  const [childName, setChildName] = useState('');
  const names = Object.fromEntries(schools.map(one => [one.schoolId, one.schoolName]));
  const isComplete =
    kind === 'school'
      ? schoolId !== ''
      : classCode.trim() !== '' && (kind === 'class' || childName.trim() !== '');
  const tell = async (event: FormEvent) => {
    event.preventDefault();
    if (!isComplete || isSending) return;
    const code = { classCode: classCode.trim() };
    const body =
      kind === 'school'
        ? { schoolId }
        : { ...code, ...(kind === 'child' && { childName: childName.trim() }) };
    if (!(await onTell(body))) return;
    setClassCode('');
    setChildName('');
  };
  return (
    <form className={css['form']} onSubmit={tell} noValidate>
      <Segments label="Whom you know" value={kind} options={kinds} onChoose={setKind} />
      {kind === 'school' && (
        <LabelledSelect
          label="School"
          options={schools.map(one => one.schoolId)}
          words={names}
          value={schoolId}
          onChoose={setSchoolId}
        />
      )}
      {kind !== 'school' && (
        <TextField
          label="Code of the class, as on the children’s cards"
          autoComplete="off"
          maxLength={40}
          value={classCode}
          onChange={event => setClassCode(event.target.value)}
        />
      )}
      {kind === 'child' && (
        <TextField
          label="Name of the child, as at its sign-in"
          autoComplete="off"
          maxLength={60}
          value={childName}
          onChange={event => setChildName(event.target.value)}
        />
      )}
      <div>
        <Button type="submit" disabled={!isComplete || isSending}>
          I know them
        </Button>
      </div>
    </form>
  );
}
