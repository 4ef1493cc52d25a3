import type { FramePart, LessonFrames } from '@digipals/contract';
import type { FramePicks } from '@digipals/engine';
import { useText } from '@digipals/i18n/react';
import { Card } from '@digipals/ui';
import { use, useState } from 'react';
import { lessonName } from '../../../shared/lesson-name.ts';
import { ArrivedProvider } from '../../../shared/page-title.tsx';
import type { Friend } from '../inbox/FriendsToWriteTo.tsx';
import { ChooseReader } from './ChooseReader.tsx';
import { FrameLetter } from './FrameLetter.tsx';
import { Head } from './Head.tsx';
import { Letterbox } from './Letterbox.tsx';
import { useLetterDraft } from './use-letter-draft.ts';
import css from './WriteToFriend.module.css';

type Props = {
  me: string;
  frames: LessonFrames;
  /** `answer` only with a friend who is answered: Domino's answer does not fit it. */
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
export function WriteToFriend({ me, frames, part, friends, to, next, onWrite }: Props) {
  const t = useText();
  const arrived = use(ArrivedProvider);
  const frame = part === 'frame' ? frames.frame : frames.answerFrame;
  const draft = useLetterDraft({ me, lessonId: frames.lessonId, part, to, frame });
  const [picks, setPicks] = useState<FramePicks>(draft.read);
  const [letter, setLetter] = useState<string | null>(null);
  const [toDomino, setToDomino] = useState(false);
  const [hasMoved, setMoved] = useState(false);
  const mayAnswer = to !== null && friends.some(({ userId }) => userId === to);
  const fill = (next: FramePicks) => {
    setPicks(next);
    draft.write(next);
  };
  const writeTo = (friendId: string, text: string) => {
    draft.clear();
    onWrite(friendId, text);
  };
  const giveToDomino = () => {
    draft.clear();
    setToDomino(true);
  };
  const finish = (text: string) => {
    if (mayAnswer) {
      writeTo(to, text);
      return;
    }
    setLetter(text);
    setMoved(true);
    if (friends.length === 0) giveToDomino();
  };
  // The button that was pressed disappears with its step, so the heading of the next one takes the focus.
  return (
    <ArrivedProvider value={arrived || hasMoved}>
      <Card className={css['card']}>
        {letter === null ? (
          <>
            <Head next={next} title={t('frame.title')}>
              <small>{lessonName(t, frames)}</small>
            </Head>
            <FrameLetter frame={frame} filled={picks} onFill={fill} onUse={finish} />
          </>
        ) : toDomino ? (
          <Letterbox
            letter={letter}
            answer={frames.dominoAnswer}
            next={next}
            onAgain={() => {
              setPicks([]);
              setLetter(null);
              setToDomino(false);
            }}
          />
        ) : (
          <ChooseReader
            friends={friends}
            letter={letter}
            next={next}
            onBack={() => setLetter(null)}
            onFriend={({ userId }) => writeTo(userId, letter)}
            onDomino={giveToDomino}
          />
        )}
      </Card>
    </ArrivedProvider>
  );
}
