import { useText } from '@digipals/i18n/react';
import { Button, buttonClass, Domino, SpeechBubble } from '@digipals/ui';
import { useEffect, useRef, useState } from 'react';
import { Link } from '../../../shared/routing/Link.tsx';
import { useServices } from '../../../shared/services.tsx';
import { ListenButton, useEnglish, useVoice } from '../../../shared/speech.tsx';
import frame from './FrameLetter.module.css';
import { Head } from './Head.tsx';
import css from './WriteToFriend.module.css';

type Props = {
  letter: string;
  /** What Domino answers, in English. */
  answer: string;
  /** The page that the child goes on to. */
  next: string;
  onAgain(): void;
};

/** Domino's letterbox: the letter is sent nowhere, and Domino answers at once (COURSE-55). */
export function Letterbox({ letter, answer, next, onAgain }: Props) {
  const t = useText();
  const { sounds } = useServices();
  const voice = useVoice(useEnglish());
  const isSaid = useRef(false);
  // A status is read when its text changes, so it starts empty.
  const [isHere, setHere] = useState(false);
  useEffect(() => {
    sounds.effect('messageSent');
    setHere(true);
  }, [sounds]);
  // Devices often name their voices late.
  useEffect(() => {
    if (!voice || isSaid.current) return;
    isSaid.current = true;
    if (sounds.on.get()) voice.start(answer);
  });
  return (
    <>
      <Head next={next} title={t('frame.dominoAnswers')} />
      <p className={css['mine']} lang="en">
        {letter}
      </p>
      <div className={css['answer']}>
        <Domino mood="cheer" className={css['dog']} />
        <div className={css['says']}>
          <SpeechBubble tail="left">
            <span lang="en" role="status">
              {isHere && answer}
            </span>
          </SpeechBubble>
          <ListenButton text={answer} english />
        </div>
      </div>
      <p className={css['note']}>{t('frame.stays')}</p>
      <div className={frame['buttons']}>
        <Button variant="quiet" onClick={onAgain}>
          {t('frame.again')}
        </Button>
        <Link to={next} className={buttonClass({ big: true })}>
          {t('action.goOn')}
        </Link>
      </div>
    </>
  );
}
