import { endpointQuery } from '@digipals/client';
import type { Adult, FamilyChild } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import { EmptyState } from '@digipals/ui/grown-ups';
import { usePlace } from '@digipals/ui/location';
import { useQuery } from '@tanstack/react-query';
import { Read } from '../parts/Read.tsx';
import { useServices } from '../shared/services.tsx';
import { FamilyFrame } from './FamilyFrame.tsx';
import { type FamilyPageName, pageNames, pages } from './pages.tsx';

type Props = { adult: Adult; worksInSchool: boolean };

/** The child and the page of an address such as `/family/CHILD/words`; the first ones without. */
function findPage(path: string, children: readonly FamilyChild[]) {
  const [, , childId, name] = path.split('/');
  const page: FamilyPageName = pageNames.find(one => one === name) ?? 'home';
  const child = children.find(one => one.childId === childId) ?? children[0];
  return { child, page };
}

/** The app of a parent. */
export default function FamilyApp({ adult, worksInSchool }: Props) {
  const t = useText();
  const { location } = useServices();
  const { path } = usePlace(location);
  const family = useQuery(endpointQuery('GET grown-ups/family'));
  return (
    <Read query={family}>
      {children => {
        const { child, page } = findPage(path, children);
        const { Page } = pages[page];
        return (
          <FamilyFrame {...{ adult, worksInSchool, family: children, child, page }}>
            {child ? (
              <Page key={child.childId} child={child} />
            ) : (
              <EmptyState title={t('family.nobody')} />
            )}
          </FamilyFrame>
        );
      }}
    </Read>
  );
}
