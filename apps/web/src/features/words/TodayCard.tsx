import type { MetWord, WordReview } from '@digipals/contract';
import { wordReview } from '@digipals/contract/growths';
import { useText } from '@digipals/i18n/react';
import {
  Button,
  buttonClass,
  classes,
  colourClass,
  type DominoMood,
  Icon,
  LingosBadge,
  MovingDomino,
  Spinner,
  TOOLBAR_COLOURS,
} from '@digipals/ui';
import type { ReactNode } from 'react';
import type { RemoteData } from '../../shared/remote-data.ts';
import { Link } from '../../shared/routing/Link.tsx';
import { path } from '../../shared/routing/paths.ts';
import css from './TodayCard.module.css';

type Props = {
  words: readonly MetWord[];
  /** Null without a licence. */
  review: RemoteData<WordReview> | null;
  /** Whether the review of the day was finished, but is not sent yet. */
  unsent: boolean;
  /** Base address of the pictures of the child's own Domino. */
  domino: string | undefined;
  onRetry(): void;
};

/** Today's word review: what it asks and pays, or why there is none (WORDS-12). */
export function TodayCard({ words, review, unsent, domino: own, onRetry }: Props) {
  const t = useText();
  // The Academy is closed without a licence.
  if (review === null)
    return (
      <Note
        own={own}
        mood="hello"
        title={t('words.nothing')}
        text={t('words.lookUp')}
        to="dictionary"
      />
    );
  if (words.length === 0)
    return (
      <Note
        own={own}
        mood="hello"
        title={t('words.first')}
        text={t('words.firstHow')}
        to="training-menu"
      />
    );
  if (unsent)
    return <Note own={own} mood="cheer" title={t('words.done')} text={t('rewards.lingosLater')} />;
  if (review.state === 'failed')
    return (
      <Note own={own} mood="sorry" title={t('common.oops')} text={t('error.words')}>
        <Button icon="again" onClick={onRetry}>
          {t('action.retry')}
        </Button>
      </Note>
    );
  if (review.state !== 'success')
    return (
      <section className={css['card']}>
        <Spinner label={t('common.loading')} />
      </section>
    );
  if (review.data.paid)
    return (
      <Note
        own={own}
        mood="cheer"
        title={t('words.done')}
        text={t('words.tomorrow')}
        to="training-menu"
      />
    );
  if (!review.data.activity)
    return (
      <Note
        own={own}
        mood="hello"
        title={t('words.nothing')}
        text={t('words.learn')}
        to="training-menu"
      />
    );
  return <Today words={words} review={review.data} own={own} />;
}

type TodayProps = { words: readonly MetWord[]; review: WordReview; own: string | undefined };

function Today({ words, review, own }: TodayProps) {
  const t = useText();
  const ids = review.asked.flatMap(({ wordIds }) => wordIds);
  const asked = ids.flatMap(id => words.find(word => word.id === id) ?? []);
  return (
    <section className={css['card']}>
      <MovingDomino mood="hello" own={own} className={css['dog']} />
      <h2>{t('words.today', { count: ids.length })}</h2>
      <ul className={css['pictures']} aria-hidden="true">
        {asked.map(({ id, picture }, at) => (
          <li key={id} className={colourClass(TOOLBAR_COLOURS[at % TOOLBAR_COLOURS.length])}>
            <img src={picture} alt="" />
          </li>
        ))}
      </ul>
      <p className={css['facts']}>
        <Icon name="clock" />
        {t('words.minutes', { count: wordReview.minutes })}
        <LingosBadge
          amount={wordReview.lingos}
          label={t('lingos.won', { count: wordReview.lingos })}
        />
      </p>
      <Link
        to={path('word-review')}
        className={classes(buttonClass({ big: true, wide: true }), css['go'])}
      >
        {t('training.play')}
      </Link>
    </section>
  );
}

type NoteProps = {
  own: string | undefined;
  mood: DominoMood;
  title: string;
  text: string;
  /** The place of new words that it leads to. */
  to?: keyof typeof places;
  children?: ReactNode;
};

const places = { dictionary: 'menu.dictionary', 'training-menu': 'rewards.toTraining' } as const;

function Note({ own, mood, title, text, to, children }: NoteProps) {
  const t = useText();
  return (
    <section className={css['card']}>
      <MovingDomino mood={mood} own={own} className={css['dog']} />
      <h2>{title}</h2>
      <p>{text}</p>
      {children}
      {to && (
        <Link
          to={path(to)}
          className={classes(buttonClass({ variant: 'secondary', wide: true }), css['go'])}
        >
          {t(places[to])}
        </Link>
      )}
    </section>
  );
}
