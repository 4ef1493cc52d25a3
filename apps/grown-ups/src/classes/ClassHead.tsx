import type { ClassPage } from '@digipals/contract';
import { Button, buttonClass, Tag } from '@digipals/ui/grown-ups';
import type { ReactNode, Ref } from 'react';
import { Head } from '../parts/Head.tsx';
import { Link } from '../shared/Link.tsx';
import { classWords } from '../words/classes.ts';
import { classroom } from '../words/classroom.ts';
import { roster } from '../words/roster.ts';
import { ClassCode } from './ClassCode.tsx';

const About = ({ data }: { data: ClassPage }) => (
  <>
    {classWords.code} <ClassCode code={data.classCode} /> · {classWords.ages[data.ageBand]} ·{' '}
    {classWords.englishes[data.teachingLanguage]} · {classWords.count(data.children)}{' '}
    {data.isArchived && <Tag>{classWords.archived}</Tag>}
  </>
);

type Props = {
  data: ClassPage;
  isEmpty: boolean;
  add: ReactNode;
  /** The button that opens the settings. */
  settings: Ref<HTMLButtonElement>;
  onSettings(): void;
};

/** The head of a class, with what can be done in it. */
export function ClassHead({ data, isEmpty, add, settings, onSettings }: Props) {
  const { classId, className, isArchived } = data;
  const link = (part: string, words: string) => (
    <Link to={`/classes/${classId}/${part}`} className={buttonClass()}>
      {words}
    </Link>
  );
  return (
    <Head title={className} about={<About data={data} />}>
      {!isArchived && link('live', classroom.live)}
      <Button ref={settings} onClick={onSettings}>
        {classWords.settings}
      </Button>
      {!isArchived && link('import', roster.bring)}
      {!isArchived && !isEmpty && link('cards', roster.cards)}
      {!isArchived && !isEmpty && add}
    </Head>
  );
}
