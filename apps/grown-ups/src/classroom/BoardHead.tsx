import type { LiveBoard } from '@digipals/contract';
import { buttonClass, Domino, Segments, Select } from '@digipals/ui/grown-ups';
import { Link } from '../shared/Link.tsx';
import { classroom } from '../words/classroom.ts';
import { lessonTitle } from '../words/lessons.ts';
import { type BoardNames, boardNames } from './BoardFace.tsx';
import css from './LiveBoard.module.css';

type Lesson = LiveBoard['lessons'][number];

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
          words={Object.fromEntries(data.lessons.map(one => [one.lessonId, lessonTitle(one)]))}
          value={lesson.lessonId}
          onChoose={onLesson}
        />
      ) : (
        <p>{lesson && lessonTitle(lesson)}</p>
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
