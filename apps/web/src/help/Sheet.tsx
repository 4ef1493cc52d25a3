import { useText } from '@digipals/i18n/react';
import { Button } from '@digipals/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { ListenButton } from '../shared/speech.tsx';
import css from './Sheet.module.css';

type Props = {
  picture: ReactNode;
  title: string;
  text: string;
  onHide(): void;
  children: ReactNode;
};

/** A white sheet with a picture, a title and the way to hide it, which is at the same place in each step. */
export function Sheet({ picture, title, text, onHide, children }: Props) {
  const t = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <section className={css['sheet']}>
      <header className={css['head']}>
        <span className={css['sign']}>{picture}</span>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p>{text}</p>
        <ListenButton quiet text={`${title} ${text}`} className={css['say'] ?? ''} />
        <Button
          variant="secondary"
          iconAfter="eye"
          className={css['hide']}
          aria-label={t('help.hide')}
          onClick={onHide}
        >
          <span>{t('help.hide')}</span>
        </Button>
      </header>
      {children}
    </section>
  );
}
