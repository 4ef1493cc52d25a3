import type { ClassPage } from '@digipals/contract';
import type { ReactNode } from 'react';
import { CertificatesPage } from '../certificates/CertificatesPage.tsx';
import { AssignPage } from '../classroom/AssignPage.tsx';
import { PairsPage } from '../classroom/PairsPage.tsx';
import { LettersPage } from '../consents/LettersPage.tsx';
import { ProgressPage } from '../progress/ProgressPage.tsx';
import { ReferralsPage } from '../referrals/ReferralsPage.tsx';
import { CardsPage } from '../roster/CardsPage.tsx';
import { ImportPage } from '../roster/ImportPage.tsx';
import { WordCardsPage } from '../word-cards/WordCardsPage.tsx';
import { HelpPage } from './HelpPage.tsx';

/** A page of a class by its name in the address; null for the class itself. */
export function pageOf(
  data: ClassPage,
  part: string | null,
  [first, second]: readonly string[],
): ReactNode {
  if (part === 'progress') {
    return <ProgressPage data={data} lessonId={first} activityId={second} />;
  }
  if (part === 'assign') return <AssignPage data={data} />;
  if (part === 'pairs') return <PairsPage data={data} />;
  if (part === 'letters') return <LettersPage data={data} />;
  if (part === 'referrals') return <ReferralsPage data={data} />;
  if (part === 'import') return <ImportPage target={data} />;
  if (part === 'cards') return <CardsPage data={data} />;
  if (part === 'words') return <WordCardsPage data={data} />;
  if (part === 'certificates') return <CertificatesPage key={first} data={data} childId={first} />;
  return part === 'help' ? <HelpPage data={data} /> : null;
}
