import { endpointQuery } from '@digipals/client';
import type { ClassPage, ReferralCard } from '@digipals/contract';
import { Button, EmptyState, Segments } from '@digipals/ui/grown-ups';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Head } from '../parts/Head.tsx';
import { Read } from '../parts/Read.tsx';
import { CardPage, CardPreview } from '../print/CardPage.tsx';
import { PrintPages } from '../print/PrintPages.tsx';
import { type Paper, pagesOf, papers } from '../print/papers.ts';
import { referralWords } from '../words/referrals.ts';
import { CameForm } from './CameForm.tsx';
import { PaperReferral } from './PaperReferral.tsx';

type Props = { data: ClassPage };

/** Invitation cards to print and hand out, and who came with one (NOTSHOWN-21). */
export function ReferralsPage({ data }: Props) {
  const { classId } = data;
  const found = useQuery(endpointQuery('GET grown-ups/classes/{classId}/referrals', { classId }));
  return <Read query={found}>{cards => <Loaded {...{ data, cards }} />}</Read>;
}

function Loaded({ data: { people }, cards }: Props & { cards: ReferralCard[] }) {
  const [paper, setPaper] = useState<Paper>('a4');
  const pages = pagesOf(cards);
  const shown = (some: readonly ReferralCard[]) =>
    some.map(one => <PaperReferral key={one.childId} card={one} people={people} />);
  if (cards.length === 0) {
    return (
      <>
        <Head title={referralWords.title} about={referralWords.about} />
        <EmptyState title={referralWords.nobody} />
      </>
    );
  }
  return (
    <>
      <Head title={referralWords.title} about={referralWords.about}>
        <Segments label={referralWords.paper} options={papers} value={paper} onChoose={setPaper} />
        <Button variant="primary" onClick={() => window.print()}>
          {referralWords.print(cards.length)}
        </Button>
      </Head>
      <CameForm cards={cards} people={people} />
      <CardPreview>{shown(cards)}</CardPreview>
      <PrintPages
        paper={paper}
        pages={pages.map((page, place) => ({
          key: page[0]?.childId ?? '',
          content: (
            <CardPage about={referralWords.cut(place + 1, pages.length)}>{shown(page)}</CardPage>
          ),
        }))}
      />
    </>
  );
}
