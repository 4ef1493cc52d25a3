import type { ClassPage, SignInCard } from '@digipals/contract';
import { Button, Segments } from '@digipals/ui/grown-ups';
import { useState } from 'react';
import { Head } from '../parts/Head.tsx';
import { CardPage, CardPreview } from '../print/CardPage.tsx';
import { PrintPages } from '../print/PrintPages.tsx';
import { type Paper, pagesOf, papers } from '../print/papers.ts';
import { classWords } from '../words/classes.ts';
import { roster } from '../words/roster.ts';
import { PaperCard } from './PaperCard.tsx';

type Props = { cards: readonly SignInCard[]; data: ClassPage; onDone(): void };

/** New cards with their pictures, which are seen only now, and their pages to print and cut. */
export function CardSheets({ cards, data, onDone }: Props) {
  const [paper, setPaper] = useState<Paper>('a4');
  const pages = pagesOf(cards);
  const shown = (some: readonly SignInCard[]) =>
    some.map((card, place) => (
      <PaperCard key={card.childId} card={card} data={data} place={place} />
    ));
  return (
    <>
      <Head title={classWords.cards} about={classWords.cardsAbout}>
        <Segments label={roster.paper} options={papers} value={paper} onChoose={setPaper} />
        <Button onClick={() => window.print()}>{roster.print(cards.length)}</Button>
        <Button variant="primary" onClick={onDone}>
          {classWords.done}
        </Button>
      </Head>
      <p>{classWords.where(`${window.location.origin}/student?class=${data.classCode}`)}</p>
      <CardPreview>{shown(cards)}</CardPreview>
      <PrintPages
        paper={paper}
        pages={pages.map((page, place) => ({
          key: page[0]?.childId ?? '',
          content: <CardPage about={roster.cut(place + 1, pages.length)}>{shown(page)}</CardPage>,
        }))}
      />
    </>
  );
}
