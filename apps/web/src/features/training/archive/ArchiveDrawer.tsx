import type { Lesson, LessonHead } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import { classes, Domino, Drawer, Icon } from '@digipals/ui';
import { Failed } from '../../../shared/Failed.tsx';
import type { RemoteData } from '../../../shared/remote-data.ts';
import { Link } from '../../../shared/routing/Link.tsx';
import { path } from '../../../shared/routing/paths.ts';
import { Waiting } from '../../../shared/Waiting.tsx';
import { GivenMark } from '../assigned/GivenMark.tsx';
import type { Given } from '../assigned/use-assigned.ts';
import css from './ArchiveDrawer.module.css';
import { ArchiveSlider } from './ArchiveSlider.tsx';

type Props = {
  open: boolean;
  onClose(): void;
  lessons: RemoteData<readonly Lesson[]>;
  onRetry(): void;
  offline: ReadonlyMap<string, number>;
  chosenId: string | null;
  onChoose(lessonId: string): void;
  /** The current lesson, to return to while an old one is chosen. */
  current: LessonHead;
  onCurrent(): void;
  /** What a teacher gave the child to do. */
  given: Given | undefined;
};

/** The drawer with the old lessons of the child (TRAIN-08), and the way to their stickers. */
export function ArchiveDrawer({ open, onClose, current, onCurrent, given, ...archive }: Props) {
  const t = useText();
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={t('training.archive')}
      closeLabel={t('action.close')}
    >
      <Link to={path('stickers')} className={classes(css['current'], css['stickers'])}>
        <Icon name="sticker" className={css['arrow']} />
        {t('stickers.title')}
      </Link>
      {given && <GivenLink given={given} />}
      {archive.chosenId !== null && <Current lesson={current} onClick={onCurrent} />}
      <Lessons {...archive} />
    </Drawer>
  );
}

function Current({ lesson, onClick }: { lesson: LessonHead; onClick(): void }) {
  const t = useText();
  return (
    <button type="button" className={css['current']} onClick={onClick}>
      <Icon name="left" className={css['arrow']} />
      <img src={lesson.thumbnail} alt="" />
      <span>
        {t('training.current')}
        <b lang="en">{lesson.title}</b>
      </span>
    </button>
  );
}

function GivenLink({ given }: { given: Given }) {
  const to = path('activity-builder', { activityId: given.activityId });
  return (
    <Link to={to} className={css['current']}>
      <Icon name="play" className={css['arrow']} />
      <img src={given.thumbnail} alt="" />
      <span>
        <GivenMark dueOn={given.dueOn} />
        <b lang="en">{given.title}</b>
      </span>
    </Link>
  );
}

type ListProps = Omit<Props, 'open' | 'onClose' | 'current' | 'onCurrent' | 'given'>;

function Lessons({ lessons, onRetry, ...list }: ListProps) {
  const t = useText();
  if (lessons.state === 'failed') return <Failed onRetry={onRetry} />;
  if (lessons.state !== 'success') return <Waiting />;
  if (lessons.data.length > 0) return <ArchiveSlider lessons={lessons.data} {...list} />;
  return (
    <div className={css['empty']}>
      <Domino mood="sit" className={css['dog']} />
      <p>{t('training.archiveEmpty')}</p>
    </div>
  );
}
