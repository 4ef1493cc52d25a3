import { Tag, textStyles } from '@digipals/ui/grown-ups';
import type { ReactNode } from 'react';
import { languageName } from './language-name.ts';
import css from './Translation.module.css';
import type { Translating } from './use-translation.ts';

/** Whether the translation, or the place for it, is beside the text. */
export const isBeside = ({ isShown, translated }: Translating): boolean =>
  isShown && translated !== null && translated.state !== 'failed';

/** The language of the original as the machine found it, empty if it found none; English until then. */
export const languageOfText = ({ translated }: Translating): string =>
  translated?.state === 'done' ? (translated.translation.from ?? '') : 'en';

type Props = { translating: Translating; children: ReactNode };

/** The original, and beside it what a machine makes of it. */
export function Translation({ translating, children }: Props) {
  const { isShown, translated } = translating;
  if (!isShown || !translated) return children;
  if (translated.state === 'failed') {
    return (
      <>
        {children}
        <p className={css['failed']}>{translated.words}</p>
      </>
    );
  }
  const translation = translated.state === 'done' ? translated.translation : null;
  const name = languageName(translation?.from ?? null);
  return (
    <>
      <div className={css['beside']}>
        <section aria-label="Original">
          <h2>Original{name && `, ${name}`}</h2>
          {children}
        </section>
        <section aria-label="Machine translation" aria-busy={!translation}>
          <h2>
            Machine translation
            {translation && (
              <Tag>{translation.isOwn ? 'On our own network' : translation.engine}</Tag>
            )}
          </h2>
          {translation ? (
            <div className={css['machine']} lang="en">
              {translation.text}
            </div>
          ) : (
            <p className={css['machine']}>Translating …</p>
          )}
        </section>
      </div>
      <p className={textStyles['fine']}>
        The translation only helps you to read. Decide on the original, which has the marks.
      </p>
    </>
  );
}
