import type { AlbumPage } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import { Domino, Icon } from '@digipals/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import { lessonName } from '../../shared/lesson-name.ts';
import { PageHeading } from '../../shared/page-title.tsx';
import { useServices } from '../../shared/services.tsx';
import css from './Album.module.css';
import { firstPage, wonOn } from './pages.ts';
import { StickerPage } from './StickerPage.tsx';
import { readSeen } from './use-new-stickers.ts';

type Props = {
  userId: string;
  pages: readonly AlbumPage[];
  /** Whether the child may play the lessons. */
  premium: boolean;
};

/** Keeps a tab of the strip in view. `scrollIntoView` would move the page, too. */
function useTabInView(index: number) {
  const strip = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const tab = strip.current?.children[index];
    if (!strip.current || !(tab instanceof HTMLElement)) return;
    const { clientWidth, scrollLeft } = strip.current;
    const left = tab.offsetLeft - scrollLeft;
    if (left < 0 || left + tab.offsetWidth > clientWidth) {
      strip.current.scrollLeft = tab.offsetLeft - (clientWidth - tab.offsetWidth) / 2;
    }
  }, [index]);
  return strip;
}

/** The sticker album: a page for each lesson (STICKER-01). */
export function Album({ userId, pages, premium }: Props) {
  const t = useText();
  const { storage, sounds } = useServices();
  const [chosen, setChosen] = useState(() => firstPage(pages, readSeen(storage, userId))?.lessonId);
  const index = pages.findIndex(({ lessonId }) => lessonId === chosen);
  const page = pages[index];
  const strip = useTabInView(index);
  const choose = (lessonId: string) => {
    sounds.effect('pop');
    setChosen(lessonId);
  };
  return (
    <div className={css['album']}>
      <header className={css['head']}>
        <PageHeading className={css['title']}>
          <Icon name="sticker" />
          {t('stickers.title')}
        </PageHeading>
        <div ref={strip} className={css['lessons']}>
          {pages.map(one => (
            <Tab
              key={one.lessonId}
              page={one}
              current={one === page}
              onChoose={() => choose(one.lessonId)}
            />
          ))}
        </div>
      </header>
      {page ? (
        <StickerPage key={page.lessonId} userId={userId} page={page} premium={premium} />
      ) : (
        <p className={css['lead']}>
          <Domino mood="hello" className={css['dog']} />
          {t('stickers.help')}
        </p>
      )}
    </div>
  );
}

type TabProps = { page: AlbumPage; current: boolean; onChoose(): void };

/** A lesson with the number of its stickers. */
function Tab({ page, current, onChoose }: TabProps) {
  const t = useText();
  const count = t('common.xOfY', { current: wonOn(page).length, total: page.stickers.length + 1 });
  return (
    <button
      type="button"
      aria-current={current || undefined}
      aria-label={`${lessonName(t, page)}: ${page.title}, ${count}`}
      className={css['tab']}
      onClick={onChoose}
    >
      <img src={page.picture} alt="" />
      <span aria-hidden="true">{count}</span>
    </button>
  );
}
