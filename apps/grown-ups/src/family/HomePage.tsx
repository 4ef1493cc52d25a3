import { endpointQuery } from '@digipals/client';
import type { FamilyChild, FamilyWeek, Praise } from '@digipals/contract';
import type { Translate } from '@digipals/i18n';
import { useLocale, useText } from '@digipals/i18n/react';
import { classes, Domino } from '@digipals/ui/grown-ups';
import { useQuery } from '@tanstack/react-query';
import { Box } from '../parts/Box.tsx';
import { Read } from '../parts/Read.tsx';
import { Sky } from '../parts/Sky.tsx';
import { datesIn } from '../shared/dates-in.ts';
import { Link } from '../shared/Link.tsx';
import css from './HomePage.module.css';
import { Columns } from './parts.tsx';

const praiseOf: Readonly<Record<Praise, (t: Translate, name: string, week: FamilyWeek) => string>> =
  {
    words: (t, name, { wordsLearnt: count }) => t('family.praise.words', { name, count }),
    friend: (t, name, { newFriends: count }) => t('family.praise.friend', { name, count }),
    writing: (t, name) => t('family.praise.writing', { name }),
    stars: (t, name, { stars: count }) => t('family.praise.stars', { name, count }),
    days: (t, name) => t('family.praise.days', { name }),
    start: (t, name) => t('family.praise.start', { name }),
  };

const MOST_HEIGHT = 92;

/** The days of the week: how long the child was here on each. */
function Days({ days }: Pick<FamilyWeek, 'days'>) {
  const t = useText();
  const { weekday } = datesIn(useLocale());
  const most = Math.max(10, ...days.map(({ minutes }) => minutes));
  const today = days.find(({ isToday }) => isToday)?.day ?? '';
  const wordsFor = ({ minutes, day }: { minutes: number; day: string }): string => {
    if (minutes > 0) return t('family.minutes', { count: minutes });
    return day < today ? t('family.rest') : '';
  };
  const here = days.filter(({ minutes }) => minutes > 0).length;
  return (
    <Box title={t('family.daysHere', { count: here })}>
      <ul className={css['days']}>
        {days.map(({ day, minutes, isToday }) => (
          <li key={day} className={classes(minutes > 0 && css['played'], isToday && css['today'])}>
            <span className={css['bar']}>
              <i
                style={{ height: minutes > 0 ? 22 + (minutes / most) * (MOST_HEIGHT - 22) : 10 }}
              />
            </span>
            <b>{weekday(day)}</b>
            <small>{wordsFor({ minutes, day })}</small>
          </li>
        ))}
      </ul>
    </Box>
  );
}

/** Pictures of words for the family to ask about. */
function PlayTogether({ child: { childId, name } }: { child: FamilyChild }) {
  const t = useText();
  const words = useQuery(
    endpointQuery('GET grown-ups/children/{childId}/family/words', { childId }),
  );
  const some = words.data?.slice(0, 4) ?? [];
  if (some.length === 0) return null;
  return (
    <Box title={t('family.playTogether')}>
      <p>{t('family.playAbout', { name })}</p>
      <ul className={css['pictures']}>
        {some.map(({ id, word, picture }) => (
          <li key={id} lang="en">
            <img src={picture} alt="" />
            {word}
          </li>
        ))}
      </ul>
    </Box>
  );
}

function Week({ child, week }: { child: FamilyChild; week: FamilyWeek }) {
  const t = useText();
  const { name, avatarImage, dominoImage } = child;
  const { range } = datesIn(useLocale());
  const [first, last] = [week.days.at(0), week.days.at(-1)];
  const tiles = [
    { count: week.wordsLearnt, words: t('family.wordsLearnt') },
    { count: week.stars, words: t('family.stars') },
    { count: week.messages.written, words: t('family.written') },
    { count: week.messages.delivered, words: t('family.delivered') },
    { count: week.newFriends, words: t('family.newFriends') },
  ];
  return (
    <>
      <Sky className={css['hero']}>
        <div className={css['title']}>
          <h1>{t('family.week', { name })}</h1>
          {first && last && <p>{range(first.day, last.day)}</p>}
        </div>
        <div className={css['figures']}>
          <img src={`${avatarImage}/full.svg`} alt="" />
          <Domino mood="cheer" own={dominoImage} />
        </div>
      </Sky>
      <section className={css['praise']}>
        <h2>{t('family.sayAloud')}</h2>
        <p>{praiseOf[week.praise](t, name, week)}</p>
      </section>
      <Columns>
        <div className={css['stack']}>
          <Days days={week.days} />
          <ul className={css['tiles']}>
            {tiles.map(({ count, words }) => (
              <li key={words}>
                <b>{count}</b> {words}
              </li>
            ))}
          </ul>
        </div>
        <div className={css['stack']}>
          <PlayTogether child={child} />
          {week.returned > 0 && (
            <Box>
              <Link to={`/family/${child.childId}/messages`} className={css['cameBack']}>
                {t('family.cameBack', { count: week.returned })}
              </Link>
            </Box>
          )}
        </div>
      </Columns>
    </>
  );
}

/** This week in one glance, with a sentence to say aloud. */
export function HomePage({ child }: { child: FamilyChild }) {
  const { childId } = child;
  const week = useQuery(endpointQuery('GET grown-ups/children/{childId}/family/home', { childId }));
  return <Read query={week}>{data => <Week child={child} week={data} />}</Read>;
}
