import type { AlbumPage } from '@digipals/contract';
import type { Translate } from '@digipals/i18n';
import { useText } from '@digipals/i18n/react';
import { Domino } from '@digipals/ui';
import { lessonName } from '../../shared/lesson-name.ts';
import { path } from '../../shared/routing/paths.ts';
import { ListenButton } from '../../shared/speech.tsx';
import css from './Album.module.css';
import { wonOn } from './pages.ts';
import { StickerPlace } from './StickerPlace.tsx';
import { useNewStickers } from './use-new-stickers.ts';

type Props = { userId: string; page: AlbumPage; premium: boolean };

/** What Domino says about a page: how its places are filled. */
function leadOf(t: Translate, page: AlbumPage, premium: boolean): string {
  if (wonOn(page).length > page.stickers.length) return t('stickers.full');
  if (!premium) return t('error.noGameAccess');
  if (page.reached) return t('stickers.help');
  return t(page.review ? 'stickers.laterReview' : 'stickers.later', { index: page.number });
}

/** The stickers of a lesson, with that of the whole lesson first. Mounted anew for each page. */
export function StickerPage({ userId, page, premium }: Props) {
  const t = useText();
  const { lessonId, title, picture, won, reached, stickers } = page;
  const fresh = useNewStickers(userId, wonOn(page));
  const lead = leadOf(t, page, premium);
  const mayPlay = premium && reached;
  const turn = (id: string) => (fresh.includes(id) ? fresh.indexOf(id) : undefined);
  return (
    <section className={css['page']} aria-labelledby={lessonId}>
      <div className={css['lead']}>
        <Domino mood={fresh.length > 0 ? 'cheer' : 'hello'} className={css['dog']} />
        <div>
          <h2 id={lessonId}>
            {lessonName(t, page)}: <span lang="en">{title}</span>
          </h2>
          <p className="read">{lead}</p>
        </div>
        <ListenButton quiet text={lead} />
      </div>
      <p role="status" className={css['new']}>
        {fresh.length > 0 && t('stickers.new', { count: fresh.length })}
      </p>
      <ul className={css['places']}>
        <StickerPlace
          big
          title={title}
          picture={picture}
          won={won}
          turn={turn(lessonId)}
          label={t('stickers.lesson')}
          to={mayPlay ? path('training-menu') : undefined}
        />
        {stickers.map(sticker => (
          <StickerPlace
            key={sticker.activityId}
            title={sticker.title}
            picture={sticker.picture}
            won={sticker.won}
            turn={turn(sticker.activityId)}
            label={t('stickers.play', { title: sticker.title })}
            to={mayPlay ? path('activity-builder', { activityId: sticker.activityId }) : undefined}
          />
        ))}
      </ul>
    </section>
  );
}
