import type { LiveBoard } from '@digipals/contract';
import { buttonClass, Domino, Segments, Select } from '@digipals/ui/grown-ups';
import { Link } from '../shared/Link.tsx';
import { classroom } from '../words/classroom.ts';
import { type BoardNames, boardNames } from './BoardFace.tsx';
import css from './LiveBoard.module.css';

type Lesson = LiveBoard['lessons'][number];

const wordsOf = ({ number, title }: Lesson): string => `${classroom.lesson(number)}, ${title}`;

type Props = {
  classId: string;
  data: LiveBoard;
  lesson: Lesson | undefined;
  names: BoardNames;
  onNames(names: BoardNames): void;
  onLesson(lessonId: string): void;
};

/** The class, its lesson, how children are named, and the way back. */
export const BoardHead = ({ classId, data, lesson, names, onNames, onLesson }: Props) => (
  <header className={css['head']}>
    <Domino mood="head" />
    <div>
      <h1>{data.className}</h1>
      {data.lessons.length > 1 && lesson ? (
        <Select
          label={classroom.which}
          options={data.lessons.map(({ lessonId }) => lessonId)}
          words={Object.fromEntries(data.lessons.map(one => [one.lessonId, wordsOf(one)]))}
          value={lesson.lessonId}
          onChoose={onLesson}
        />
      ) : (
        <p>{lesson && wordsOf(lesson)}</p>
      )}
    </div>
    <div className={css['tools']}>
      <Segments
        label={classroom.show}
        options={boardNames.map(value => ({ value, words: classroom[value] }))}
        value={names}
        onChoose={onNames}
      />
      <Link to={`/classes/${classId}`} className={buttonClass()}>
        {classroom.end}
      </Link>
    </div>
  </header>
);
