import type { LessonHead } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import { Button, Confetti, RoundButton } from '@digipals/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import Balloons from '../../features/activities/rewards/Balloons.tsx';
import { PrizeCard } from '../../features/activities/rewards/PrizeCard.tsx';
import { Scene } from '../../features/activities/rewards/Scene.tsx';
import { Stars } from '../../features/activities/rewards/Stars.tsx';
import { useScene } from '../../features/activities/rewards/use-scene.ts';
import { languagesQuery } from '../../features/languages/languages-query.ts';
import { AvatarFigure } from '../../features/profile/own/AvatarFigure.tsx';
import { useSession } from '../../features/session/session-context.tsx';
import type { LessonMoment } from '../../features/training/next/LessonEnd.tsx';
import { wordsQuery } from '../../features/words/words-query.ts';
import { lessonName } from '../../shared/lesson-name.ts';
import { PageHeading } from '../../shared/page-title.tsx';
import { useServices } from '../../shared/services.tsx';
import { ListenButton } from '../../shared/speech.tsx';
import css from './LessonScene.module.css';

/** Balloons with the words that the child met last. */
const mostWords = 6;

/** The end of a lesson as a scene: stars, words that rise, and the next lesson (ALIVE-16). */
export default function LessonScene({ lesson, onNext, onClose }: LessonMoment) {
  const t = useText();
  const { user } = useSession();
  const scene = useScene();
  const flies = scene === 'flight';
  useLessonSounds(flies);
  const english = useQuery(languagesQuery(user.userId)).data?.teachingLanguage ?? 'gb';
  const met = useQuery(wordsQuery(user.userId)).data ?? [];
  const { nextLesson: next } = lesson;
  const title = t(next ? 'training.unlocked' : 'training.allDone');
  return (
    <Scene figure={<AvatarFigure user={user} happy />} playing={scene !== 'done'}>
      <Balloons words={met.slice(0, mostWords).map(({ word }) => word)} english={english} />
      <Stars star="full" flies={flies} />
      <PrizeCard>
        <Confetti />
        <RoundButton
          icon="x"
          label={t('action.close')}
          className={css['close']}
          onClick={onClose}
        />
        <PageHeading className={css['title']}>{title}</PageHeading>
        <p className={css['done']} lang="en">
          {lesson.title} <ListenButton quiet text={title} />
        </p>
        {next && <NextLesson next={next} />}
        <Button big wide onClick={next ? onNext : onClose}>
          {t(next ? 'action.start' : 'common.hooray')}
        </Button>
      </PrizeCard>
    </Scene>
  );
}

function NextLesson({ next }: { next: LessonHead }) {
  const t = useText();
  const { title, thumbnail } = next;
  return (
    <p className={css['next']}>
      <span className={css['picture']}>
        <img src={thumbnail} alt="" />
      </span>
      <span>
        <small>{lessonName(t, next)}</small>
        <b lang="en">{title}</b>
      </span>
    </p>
  );
}

/** A cheer, and a sound for the star that flies to the Academy. */
function useLessonSounds(flies: boolean): void {
  const { sounds } = useServices();
  useEffect(() => {
    // Without user activation, for example after a reload, browsers block sound and log a warning.
    if (navigator.userActivation?.hasBeenActive) sounds.effect('achievement');
  }, [sounds]);
  useEffect(() => {
    if (flies && navigator.userActivation?.hasBeenActive) sounds.effect('starFlight');
  }, [sounds, flies]);
}
