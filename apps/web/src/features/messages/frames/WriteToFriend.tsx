import type { FramePart, LessonFrames } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import { Card } from '@digipals/ui';
import { useState } from 'react';
import type { Friend } from '../inbox/FriendsToWriteTo.tsx';
import { ChooseReader } from './ChooseReader.tsx';
import { FrameLetter } from './FrameLetter.tsx';
import { Head } from './Head.tsx';
import { Letterbox } from './Letterbox.tsx';
import css from './WriteToFriend.module.css';

type Props = {
  frames: LessonFrames;
  part: FramePart;
  /** The friends that the child may write to now; none: the letter goes to Domino. */
  friends: readonly Friend[];
  /** The friend who is answered, by its id. */
  to: string | null;
  /** The page that the child came from, and goes on to. */
  next: string;
  /** Opens the composer with the letter. */
  onWrite(friendId: string, letter: string): void;
};

/** The letter at the end of a lesson: its frame, who it is for, and Domino's answer (COURSE-54, COURSE-55). */
export function WriteToFriend({ frames, part, friends, to, next, onWrite }: Props) {
  const t = useText();
  const [letter, setLetter] = useState<string | null>(null);
  const [toDomino, setToDomino] = useState(false);
  const mayAnswer = to !== null && friends.some(({ userId }) => userId === to);
  const use = (text: string) => {
    if (mayAnswer) onWrite(to, text);
    else {
      setLetter(text);
      setToDomino(friends.length === 0);
    }
  };
  return (
    <Card className={css['card']}>
      {letter === null ? (
        <>
          <Head next={next} title={t('frame.title')}>
            <small>{t('training.lesson', { index: frames.number })}</small>
          </Head>
          <FrameLetter frame={part === 'frame' ? frames.frame : frames.answerFrame} onUse={use} />
        </>
      ) : toDomino ? (
        <Letterbox
          letter={letter}
          answer={frames.dominoAnswer}
          next={next}
          onAgain={() => setLetter(null)}
        />
      ) : (
        <ChooseReader
          friends={friends}
          letter={letter}
          next={next}
          onFriend={({ userId }) => onWrite(userId, letter)}
          onDomino={() => setToDomino(true)}
        />
      )}
    </Card>
  );
}
