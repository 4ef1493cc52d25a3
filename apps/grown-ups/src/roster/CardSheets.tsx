import type { ClassPage, SignInCard } from '@digipals/contract';
import { Button, classes, Segments } from '@digipals/ui/grown-ups';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { Box } from '../parts/Box.tsx';
import { Head } from '../parts/Head.tsx';
import { classWords } from '../words/classes.ts';
import { roster } from '../words/roster.ts';
import css from './CardSheets.module.css';
import { PaperCard } from './PaperCard.tsx';

/** Cards on one page. */
const PER_PAGE = 8;

const papers = [
  { value: 'a4', words: 'A4' },
  { value: 'letter', words: 'Letter' },
] as const;

const pagesOf = (cards: readonly SignInCard[]): SignInCard[][] =>
  Array.from({ length: Math.ceil(cards.length / PER_PAGE) }, (_, page) =>
    cards.slice(page * PER_PAGE, (page + 1) * PER_PAGE),
  );

type Props = { cards: readonly SignInCard[]; data: ClassPage; onDone(): void };

type ListProps = Omit<Props, 'onDone'> & { className: string | undefined };

const CardList = ({ cards, data, className }: ListProps) => (
  <ul className={className}>
    {cards.map((card, place) => (
      <PaperCard key={card.childId} card={card} data={data} place={place} />
    ))}
  </ul>
);

/** The pictures that children with badges know by heart, for the teacher only. */
const Pictures = ({ cards }: Pick<Props, 'cards'>) => (
  <Box title={roster.itsPictures}>
    <p>{roster.itsPicturesAbout}</p>
    <ul className={css['pictures']}>
      {cards.map(({ childId, name, pictures: [picture] }) => (
        <li key={childId}>
          <b>{name}</b>: {picture && classWords.pictures[picture]}
        </li>
      ))}
    </ul>
  </Box>
);

/** New cards with their pictures, which are seen only now, and their pages to print and cut. */
export function CardSheets({ cards, data, onDone }: Props) {
  const [paper, setPaper] = useState<(typeof papers)[number]['value']>('a4');
  const pages = pagesOf(cards);
  const badges = cards.filter(({ badge }) => badge !== null);
  const isBadges = badges.length > 0;
  const known = badges.filter(({ pictures }) => pictures.length > 0);
  return (
    <>
      <Head
        title={isBadges ? roster.cards : classWords.cards}
        about={isBadges ? roster.badgeAbout : classWords.cardsAbout}
      >
        <Segments label={roster.paper} options={papers} value={paper} onChoose={setPaper} />
        <Button onClick={() => window.print()}>{roster.print(cards.length)}</Button>
        <Button variant="primary" onClick={onDone}>
          {classWords.done}
        </Button>
      </Head>
      {!isBadges && (
        <p>{classWords.where(`${window.location.origin}/student?class=${data.classCode}`)}</p>
      )}
      {known.length > 0 && <Pictures cards={known} />}
      <CardList cards={cards} data={data} className={css['preview']} />
      {/* Outside of the app's frame, which is not printed. */}
      {createPortal(
        <div className={css['print']} aria-hidden="true">
          {pages.map((page, place) => (
            <section key={page[0]?.childId} className={classes(css['page'], css[paper])}>
              <CardList cards={page} data={data} className={css['cards']} />
              <p>{(isBadges ? roster.cutBadges : roster.cut)(place + 1, pages.length)}</p>
            </section>
          ))}
        </div>,
        document.body,
      )}
    </>
  );
}
