import { useText } from '@digipals/i18n/react';
import { Domino, Island, SpeechBubble } from '@digipals/ui';
import css from './Guide.module.css';

/** Domino as a guide through the lesson (TRAIN-02). */
export function Guide({ text, happy }: { text: string; happy: boolean }) {
  const t = useText();
  return (
    <aside className={css['guide']}>
      <SpeechBubble className={css['bubble']}>{text}</SpeechBubble>
      <Island className={css['island']} />
      <Domino
        mood={happy ? 'cheer' : 'school'}
        alt={happy ? t('a11y.domino.cheer') : t('a11y.domino.hello')}
        className={css['dog']}
      />
    </aside>
  );
}
