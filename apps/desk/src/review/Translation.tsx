import { Tag, textStyles } from '@digipals/ui/grown-ups';
import type { ReactNode } from 'react';
import { languageName } from './language-name.ts';
import css from './Translation.module.css';
import type { Translated, Translating } from './use-translation.ts';

const fromOf = (translated: Translated): string | null =>
  translated.state === 'done' ? translated.translation.from : null;

/** Whether the translation, or the place for it, is beside the text. */
export const isBeside = ({ isShown, translated }: Translating): boolean =>
  isShown && translated !== null && translated.state !== 'failed';

/** The language of the text as written, as far as the machine says; English until then. */
export const languageOfText = ({ isShown, translated }: Translating): string => {
  const isDone = isShown && translated?.state === 'done';
  return isDone ? (translated.translation.from ?? '') : 'en';
};

const engineOf = (translated: Translated): string => {
  if (translated.state !== 'done') return 'Machine';
  const { isOwn, engine } = translated.translation;
  return isOwn ? 'Machine, on our own network' : `Machine, ${engine}`;
};

type Props = { translating: Translating; children: ReactNode };

/** The text as written, and beside it what a machine makes of it. */
export function Translation({ translating, children }: Props) {
  const { isShown, translated } = translating;
  if (!isShown || !translated) return children;
  if (translated.state === 'failed') {
    return (
      <>
        {children}
        <p className={css['failed']} role="status">
          {translated.words}
        </p>
      </>
    );
  }
  const name = languageName(fromOf(translated));
  return (
    <>
      <div className={css['beside']}>
        <section aria-label="As written">
          <h2>As written{name && `, ${name}`}</h2>
          {children}
        </section>
        <section aria-label="In English" aria-busy={translated.state === 'asking'}>
          <h2>
            In English <Tag>{engineOf(translated)}</Tag>
          </h2>
          {translated.state === 'done' ? (
            <div className={css['machine']} lang="en">
              {translated.translation.text}
            </div>
          ) : (
            <p className={css['machine']}>The machine reads …</p>
          )}
        </section>
      </div>
      <p className={textStyles['fine']}>
        Marks stand in the text as written. Decide on that text: the machine only helps to read.
      </p>
    </>
  );
}
