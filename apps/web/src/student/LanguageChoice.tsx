import { type LanguageCode, languageCodes } from '@digipals/contract/constants';
import { languageName } from '@digipals/i18n';
import { useText } from '@digipals/i18n/react';
import { Flag } from '@digipals/ui';
import { useCallback, useRef, useState } from 'react';
import { useDismiss } from '../shared/use-dismiss.ts';
import css from './LanguageChoice.module.css';

type Props = { language: LanguageCode; onChoose(code: LanguageCode): void };

/** Flags that choose the language of this page. */
export function LanguageChoice({ language, onChoose }: Props) {
  const t = useText();
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const close = useCallback(() => setOpen(false), []);
  useDismiss(box, open, close);
  const choose = (code: LanguageCode) => {
    setOpen(false);
    onChoose(code);
  };
  return (
    <div ref={box} className={css['choice']}>
      <button
        type="button"
        className={css['now']}
        aria-expanded={open}
        aria-label={languageName(language, t)}
        onClick={() => setOpen(!open)}
      >
        <Flag code={language} className={css['flag']} />
      </button>
      {open && (
        <div className={css['list']}>
          {languageCodes.map(code => (
            <button
              key={code}
              type="button"
              aria-pressed={code === language}
              onClick={() => choose(code)}
            >
              <Flag code={code} className={css['flag']} />
              {languageName(code, t)}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
