import type { ClassPage } from '@digipals/contract';
import type { ReactNode } from 'react';
import { CertificatesPage } from '../certificates/CertificatesPage.tsx';
import { ProgressPage } from '../progress/ProgressPage.tsx';
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
  if (part === 'words') return <WordCardsPage data={data} />;
  if (part === 'certificates') return <CertificatesPage key={first} data={data} childId={first} />;
  return part === 'help' ? <HelpPage data={data} /> : null;
}
