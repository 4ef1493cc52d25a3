import { endpointQuery } from '@digipals/client';
import type { Adult, FamilyChild } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import { buttonClass, EmptyState } from '@digipals/ui/grown-ups';
import { usePlace } from '@digipals/ui/location';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Read } from '../parts/Read.tsx';
import { Link } from '../shared/Link.tsx';
import { useServices } from '../shared/services.tsx';
import { FamilyFrame } from './FamilyFrame.tsx';
import { type FamilyPageName, pageNames, pages } from './pages.tsx';
import { useReadFamilyAgain } from './use-read-family-again.ts';

type Props = { adult: Adult; worksInSchool: boolean };

/** The child and the page of an address such as `/family/CHILD/words`; the first ones without. */
function findPage(path: string, children: readonly FamilyChild[]) {
  const [, , childId, name] = path.split('/');
  const page: FamilyPageName = pageNames.find(one => one === name) ?? 'home';
  const named = children.find(one => one.childId === childId);
  return { childId, named, child: named ?? children[0], page };
}

/** Shown in place of a child that was erased, or whose parent this no longer is, while its page was open. */
function Gone({ hasOthers }: { hasOthers: boolean }) {
  const t = useText();
  return (
    <EmptyState title={t('family.gone')}>
      {hasOthers && (
        <Link to="/family" className={buttonClass({ variant: 'primary' })}>
          {t('family.home')}
        </Link>
      )}
    </EmptyState>
  );
}

/** The app of a parent. */
export default function FamilyApp({ adult, worksInSchool }: Props) {
  const t = useText();
  const { location } = useServices();
  const { path } = usePlace(location);
  const family = useQuery(endpointQuery('GET grown-ups/family'));
  const { childId, named, child: first, page } = findPage(path, family.data ?? []);
  const [lastId, setLastId] = useState(first?.childId);
  if (first && (named || childId === undefined) && first.childId !== lastId) {
    setLastId(first.childId);
  }
  // An address that was never a child of the family leads to the first one.
  const isGone = childId !== undefined && !named && childId === lastId;
  const child = isGone ? undefined : first;
  useReadFamilyAgain();
  const { Page } = pages[page];
  return (
    <Read query={family}>
      {children => (
        <FamilyFrame {...{ adult, worksInSchool, family: children, child, page }}>
          {child && <Page key={child.childId} child={child} />}
          {isGone && <Gone hasOthers={children.length > 0} />}
          {!child && !isGone && <EmptyState title={t('family.nobody')} />}
        </FamilyFrame>
      )}
    </Read>
  );
}
