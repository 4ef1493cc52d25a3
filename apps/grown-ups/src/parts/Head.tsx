import { useText } from '@digipals/i18n/react';
import { type ReactNode, useEffect } from 'react';
import css from './Head.module.css';

/** Sets the title of the window. */
export function useTitle(title: string): void {
  const text = useText()('door.window', { title });
  useEffect(() => {
    document.title = text;
  }, [text]);
}

type Props = { title: string; about?: ReactNode; children?: ReactNode };

/** The head of a page: its title, a line about it, and its actions. */
export function Head({ title, about, children }: Props) {
  useTitle(title);
  return (
    <header className={css['head']}>
      <div>
        <h1>{title}</h1>
        {about && <p>{about}</p>}
      </div>
      {children && <div className={css['actions']}>{children}</div>}
    </header>
  );
}
