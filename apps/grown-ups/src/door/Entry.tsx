import { Domino } from '@digipals/ui/grown-ups';
import { Brand } from '../parts/Brand.tsx';
import { useTitle } from '../parts/Head.tsx';
import { Sky } from '../parts/Sky.tsx';
import { Link } from '../shared/Link.tsx';
import { door } from '../words/door.ts';
import css from './Entry.module.css';

/** The page before anybody has signed in: what this is, and the doors. */
export function Entry() {
  useTitle('DigiPals');
  return (
    <div className={css['page']}>
      <Sky className={css['hero']}>
        <header className={css['top']}>
          <Brand />
        </header>
        <div className={css['words']}>
          <div>
            <h1>{door.hero}</h1>
            <p>{door.about}</p>
          </div>
          <Domino mood="hello" className={css['domino']} />
        </div>
      </Sky>
      <main className={css['doors']}>
        <Link to="/sign-in" className={css['door']}>
          <b>{door.school}</b>
          <small>{door.schoolAbout}</small>
        </Link>
        <a href="/student" className={css['door']}>
          <b>{door.child}</b>
          <small>{door.childAbout}</small>
        </a>
        <ul className={css['facts']}>
          {door.facts.map(([title, text]) => (
            <li key={title}>
              <b>{title}</b>
              {text}
            </li>
          ))}
        </ul>
        <p className={css['invited']}>{door.invited}</p>
      </main>
    </div>
  );
}
