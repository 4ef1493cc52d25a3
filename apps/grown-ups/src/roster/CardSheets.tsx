import type { ClassPage, SignInCard } from '@digipals/contract';
import { Button, Segments } from '@digipals/ui/grown-ups';
import { useState } from 'react';
import { Box } from '../parts/Box.tsx';
import { Head } from '../parts/Head.tsx';
import { LeaveQuestion } from '../parts/LeaveQuestion.tsx';
import { CardPage, CardPreview } from '../print/CardPage.tsx';
import { PrintPages } from '../print/PrintPages.tsx';
import { type Paper, pagesOf, papers } from '../print/papers.ts';
import { useServices } from '../shared/services.tsx';
import { classWords } from '../words/classes.ts';
import { roster } from '../words/roster.ts';
import css from './CardSheets.module.css';
import { PaperCard } from './PaperCard.tsx';

type Props = { cards: readonly SignInCard[]; data: ClassPage; onDone(): void };

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
  const { leaveGuard } = useServices();
  const [paper, setPaper] = useState<Paper>('a4');
  const done = () => {
    leaveGuard.set(null);
    onDone();
  };
  const pages = pagesOf(cards);
  const badges = cards.filter(({ badge }) => badge !== null);
  const isBadges = badges.length > 0;
  const known = badges.filter(({ pictures }) => pictures.length > 0);
  const cut = isBadges ? roster.cutBadges : roster.cut;
  const shown = (some: readonly SignInCard[]) =>
    some.map((card, place) => (
      <PaperCard key={card.childId} card={card} data={data} place={place} />
    ));
  return (
    <>
      <Head
        title={isBadges ? roster.cards : classWords.cards}
        about={isBadges ? roster.badgeAbout : classWords.cardsAbout}
      >
        <Segments label={roster.paper} options={papers} value={paper} onChoose={setPaper} />
        <Button onClick={() => window.print()}>{roster.print(cards.length)}</Button>
        <Button variant="primary" onClick={done}>
          {classWords.done}
        </Button>
      </Head>
      {!isBadges && (
        <p className={css['where']}>
          {classWords.where(`${window.location.origin}/student?class=${data.classCode}`)}
        </p>
      )}
      {known.length > 0 && <Pictures cards={known} />}
      <CardPreview>{shown(cards)}</CardPreview>
      <LeaveQuestion
        yes={classWords.leavePage}
        about={known.length === 0 ? roster.leaveUnprinted : roster.leaveUntold}
      />
      <PrintPages
        paper={paper}
        pages={pages.map((page, place) => ({
          key: page[0]?.childId ?? '',
          content: <CardPage about={cut(place + 1, pages.length)}>{shown(page)}</CardPage>,
        }))}
      />
    </>
  );
}
