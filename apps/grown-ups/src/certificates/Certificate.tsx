import type { LessonHead } from '@digipals/contract';
import { classes, Domino } from '@digipals/ui/grown-ups';
import { Sky } from '../parts/Sky.tsx';
import { lessonName } from '../words/lessons.ts';
import { prints } from '../words/prints.ts';
import css from './Certificate.module.css';
import { Rosette } from './Rosette.tsx';

const texts = prints.certificate;

/** What a child has finished: a lesson, or the course with its lessons. */
export type Finished =
  | Pick<LessonHead, 'number' | 'review' | 'title'>
  | { readonly lessons: number };

type Props = {
  name: string;
  avatarImage: string;
  finished: Finished;
  schoolName: string;
  /** As it is printed. */
  day: string;
  paper: 'a4' | 'letter';
};

/** Paper for the wall: who has finished what, when and where. Its sizes follow its width. */
export const Certificate = ({ name, avatarImage, finished, schoolName, day, paper }: Props) => (
  <article className={classes(css['certificate'], css[paper])}>
    <Sky className={css['sheet']}>
      <Rosette className={css['rosette']} />
      <div className={css['text']}>
        <p className={css['brand']}>
          <Domino mood="head" />
          Digi<b>Pals</b>
        </p>
        <h2>{texts.title}</h2>
        <p>{texts.for}</p>
        <p className={css['name']} style={{ '--letters': name.length }}>
          <img src={`${avatarImage}/head.svg`} alt="" />
          <span>{name}</span>
        </p>
        <p>{texts.has}</p>
        <p className={css['what']}>{'lessons' in finished ? texts.course : lessonName(finished)}</p>
        <p className={css['title']}>
          {'lessons' in finished ? texts.lessons(finished.lessons) : finished.title}
        </p>
      </div>
      <Domino mood="cheer" className={css['domino']} />
      <p className={css['cheer']}>{texts.wellDone}</p>
      <footer className={css['foot']}>
        <span>
          <b>{day}</b>
          <small>{schoolName}</small>
        </span>
        <span className={css['sign']}>
          <small>{texts.teacher}</small>
        </span>
      </footer>
    </Sky>
  </article>
);
