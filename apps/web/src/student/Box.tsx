import { useText } from '@digipals/i18n/react';
import { Domino, type DominoMood, RoundButton } from '@digipals/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { usePageTitle } from '../shared/page-title.tsx';
import { ListenButton } from '../shared/speech.tsx';
import css from './Box.module.css';

type Props = {
  title: string;
  text: string;
  mood?: DominoMood;
  /** A face beside the title. */
  face?: ReactNode;
  onBack?: () => void;
  children: ReactNode;
};

/** White box with Domino looking over its edge: one step of the sign-in. */
export function Box({ title, text, mood = 'hello', face, onBack, children }: Props) {
  const t = useText();
  const box = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  usePageTitle(title);
  useEffect(() => {
    const field = box.current?.querySelector('input');
    (field ?? heading.current)?.focus({ preventScroll: true });
  }, []);
  return (
    <section ref={box} className={css['box']}>
      <Domino mood={mood} className={css['peek']} />
      {onBack && (
        <RoundButton
          icon="left"
          label={t('action.back')}
          className={css['back']}
          onClick={onBack}
        />
      )}
      <ListenButton text={`${title} ${text}`} className={css['listen'] ?? ''} />
      <header className={css['head']}>
        {face}
        <div>
          <h1 ref={heading} tabIndex={-1} className={css['title']}>
            {title}
          </h1>
          <p className={css['text']}>{text}</p>
        </div>
      </header>
      {children}
    </section>
  );
}
