import type { CurrentLesson, Lesson, OwnAssignment } from '@digipals/contract';
import type { Translate } from '@digipals/i18n';
import { useText } from '@digipals/i18n/react';
import { type ReactNode, useState } from 'react';
import type { RemoteData } from '../../shared/remote-data.ts';
import { path } from '../../shared/routing/paths.ts';
import { useQueryParam } from '../../shared/routing/use-params.ts';
import { useServices } from '../../shared/services.tsx';
import { Waiting } from '../../shared/Waiting.tsx';
import { ArchiveDrawer } from './archive/ArchiveDrawer.tsx';
import { archiveParam, pathOfLesson } from './archive/lesson-path.ts';
import { useArchive } from './archive/use-archive.ts';
import { givenActivities } from './assigned/use-assigned.ts';
import { withGiven } from './assigned/with-given.ts';
import { MenuSigns } from './MenuSigns.tsx';
import { LessonEnd, type LessonMoment } from './next/LessonEnd.tsx';
import { NextGate } from './next/NextGate.tsx';
import { useOpenLesson } from './next/use-open-lesson.ts';
import { type Step, stepsOf } from './progress/steps.ts';
import { TrainingPath } from './TrainingPath.tsx';

type Props = {
  lesson: CurrentLesson;
  steps: readonly Step[];
  userId: string;
  /** What a teacher gave the child to do. */
  assigned: readonly OwnAssignment[];
  /** Percentages of activities finished offline. */
  offline: ReadonlyMap<string, number>;
  /** Draws the end of a lesson. */
  celebrate(moment: LessonMoment): ReactNode;
};

/** The Domino Academy: the path of a lesson and the drawer of old lessons (TRAIN-01). */
export function Academy(props: Props) {
  const { lesson, steps, userId, assigned, offline, celebrate } = props;
  const { history } = useServices();
  const wanted = useQueryParam(archiveParam);
  const [open, setOpen] = useState(false);
  const archive = useArchive(userId, open || wanted !== null);
  const old = oldLesson(archive.lessons, wanted);
  const choose = (lessonId: string) => {
    setOpen(false);
    history.push(pathOfLesson(lessonId));
  };
  const showCurrent = () => {
    setOpen(false);
    history.push(path('training-menu'));
  };
  const given = givenActivities(assigned);
  if (wanted !== null && archive.lessons.state === 'pending') return <Waiting />;
  const signs = <MenuSigns archiveOpen={open} onArchive={() => setOpen(true)} />;
  return (
    <div>
      {old ? (
        <>
          <OldPath
            lesson={old}
            steps={withGiven(stepsOf(old.activities, offline, true), given)}
            isAhead={isAfter(old, lesson)}
            onCurrent={showCurrent}
          />
          {signs}
        </>
      ) : (
        <CurrentPath {...{ lesson, userId, celebrate, signs }} steps={withGiven(steps, given)} />
      )}
      <ArchiveDrawer
        open={open}
        onClose={() => setOpen(false)}
        lessons={archive.lessons}
        onRetry={archive.retry}
        offline={offline}
        chosenId={old?.lessonId ?? null}
        onChoose={choose}
        current={lesson}
        onCurrent={showCurrent}
        given={given[0]}
      />
    </div>
  );
}

const oldLesson = (
  lessons: RemoteData<readonly Lesson[]>,
  wanted: string | null,
): Lesson | undefined =>
  lessons.state === 'success'
    ? lessons.data.find(({ lessonId }) => lessonId === wanted)
    : undefined;

/** Whether a lesson comes after another; a review follows the lesson whose number it has. */
const isAfter = (one: Lesson, other: Lesson): boolean =>
  one.number > other.number ||
  (one.number === other.number && one.review === true && other.review !== true);

type OldProps = {
  lesson: Lesson;
  steps: readonly Step[];
  /** A lesson after the current one, which a teacher opened early. */
  isAhead: boolean;
  onCurrent(): void;
};

/** An old lesson on the path, in the danger style (TRAIN-10), or one that a teacher opened (CLASS-22). */
function OldPath({ lesson, steps, isAhead, onCurrent }: OldProps) {
  const t = useText();
  return (
    <TrainingPath
      lesson={lesson}
      steps={steps}
      help={t(isAhead ? 'assigned.opened' : 'training.archiveHelp')}
      happy={false}
      isAhead={isAhead}
      onCurrent={onCurrent}
    />
  );
}

/** The speech bubble of Domino beside the current lesson. */
function helpOf(t: Translate, lesson: CurrentLesson, steps: readonly Step[]): string {
  if (lesson.unlockLesson) return t(lesson.nextLesson ? 'training.unlocked' : 'training.allDone');
  const current = steps.find(step => step.current);
  if (current?.given !== undefined) return t('assigned.help');
  if (current?.activity.test) return t('training.testStay');
  return t('training.help', { index: current?.number ?? 1 });
}

type CurrentProps = Pick<Props, 'lesson' | 'steps' | 'userId' | 'celebrate'> & {
  /** The ways out beside the path. */
  signs: ReactNode;
};

/** The current lesson; once completed, with a link to the next one (NOTSHOWN-62). */
function CurrentPath({ lesson, steps, userId, celebrate, signs }: CurrentProps) {
  const t = useText();
  const openLesson = useOpenLesson(userId, () => document.querySelector('h1')?.focus());
  const { unlockLesson, nextLesson } = lesson;
  // The next lesson is the next step, even if some stars are not full.
  const shown = unlockLesson ? steps.map(step => ({ ...step, current: false })) : steps;
  return (
    <LessonEnd {...{ lesson, userId, openLesson, celebrate }}>
      <TrainingPath
        lesson={lesson}
        steps={shown}
        help={helpOf(t, lesson, steps)}
        happy={unlockLesson}
        gate={
          unlockLesson
            ? at => <NextGate key="gate" next={nextLesson} openLesson={openLesson} {...at} />
            : undefined
        }
      />
      {signs}
    </LessonEnd>
  );
}
