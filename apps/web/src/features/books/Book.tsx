import { useText } from '@digipals/i18n/react';
import { buttonClass, Card, Domino, Icon, roundButtonClass } from '@digipals/ui';
import { PageHeading } from '../../shared/page-title.tsx';
import { Link } from '../../shared/routing/Link.tsx';
import { useServices } from '../../shared/services.tsx';
import { ListenButton } from '../../shared/speech.tsx';
import css from './Book.module.css';
import type { BookPage } from './pages/book-pages.ts';

type Props = {
  /** In English. */
  title: string;
  pages: readonly BookPage[];
  /** The activity in which the child makes it. */
  activity: string;
  /** The page that the child goes back to. */
  back: string;
};

/** A book that the child made of choices; each page is said when it is tapped. Only the child sees it (COURSE-79). */
export default function Book({ title, pages, activity, back }: Props) {
  const t = useText();
  const { sounds } = useServices();
  const note = t(pages.length > 0 ? 'book.note' : 'book.empty');
  return (
    <Card className={css['card']}>
      <header className={css['head']}>
        <Link to={back} className={roundButtonClass()} aria-label={t('action.close')}>
          <Icon name="x" />
        </Link>
        <Domino mood="hello" className={css['dog']} />
        <div>
          <PageHeading className={css['title']}>
            <span lang="en">{title}</span>
          </PageHeading>
          <p className={css['note']}>{note}</p>
        </div>
        <ListenButton quiet text={note} />
      </header>
      {pages.length > 0 ? (
        <ol className={css['pages']}>
          {pages.map(page => (
            <li key={page.questionId}>
              <button
                type="button"
                className={css['page']}
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
    </Card>
  );
}
