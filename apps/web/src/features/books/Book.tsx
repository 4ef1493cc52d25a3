import { useText } from '@digipals/i18n/react';
import { buttonClass, classes } from '@digipals/ui';
import { PageHeading } from '../../shared/page-title.tsx';
import { pictureClasses as css, PicturePage } from '../../shared/picture-page/PicturePage.tsx';
import { Link } from '../../shared/routing/Link.tsx';
import { useServices } from '../../shared/services.tsx';
import poster from './Poster.module.css';
import type { BookPage } from './pages/book-pages.ts';

type Props = {
  /** In English. */
  title: string;
  pages: readonly BookPage[];
  /** Whether its pages are the rooms of a house on a poster. */
  isPoster: boolean;
  /** The activity in which the child makes it. */
  activity: string;
  /** The page that the child goes back to. */
  back: string;
};

const bookTexts = { note: 'book.note', empty: 'book.empty' } as const;
const posterTexts = { note: 'poster.note', empty: 'poster.empty' } as const;

/**
 * A book or poster made of the child's choices; a tap reads a page aloud. Only the child sees it
 * (COURSE-79, COURSE-93).
 */
export default function Book({ title, pages, isPoster, activity, back }: Props) {
  const t = useText();
  const { sounds } = useServices();
  const texts = isPoster ? posterTexts : bookTexts;
  const note = t(pages.length > 0 ? texts.note : texts.empty);
  return (
    <PicturePage
      leave={{ to: back, label: t('action.close') }}
      head={
        <>
          <PageHeading className={css.title}>
            <span lang="en">{title}</span>
          </PageHeading>
          <p className={css.note}>{note}</p>
        </>
      }
      says={note}
    >
      {pages.length > 0 ? (
        <ol className={classes(css.tiles, isPoster && poster['house'])}>
          {pages.map(page => (
            <li key={page.questionId}>
              <button
                type="button"
                className={classes(css.tile, isPoster && poster['room'])}
                onClick={() => void sounds.play(page.audio)}
              >
                {page.picture !== undefined && <img src={page.picture} alt="" />}
                <span lang="en">{page.sentence}</span>
              </button>
            </li>
          ))}
        </ol>
      ) : (
        <Link to={activity} className={buttonClass({ big: true })}>
          {t('training.play')}
        </Link>
      )}
    </PicturePage>
  );
}
