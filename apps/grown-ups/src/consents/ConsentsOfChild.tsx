import { endpointQuery } from '@digipals/client';
import { useText } from '@digipals/i18n/react';
import { buttonClass } from '@digipals/ui/grown-ups';
import { useQuery } from '@tanstack/react-query';
import { Link } from '../shared/Link.tsx';
import { ConsentSwitches } from './ConsentSwitches.tsx';
import { FamilyDoor } from './FamilyDoor.tsx';

/** The page on which a parent changes its answers. */
export function ConsentsOfChild({ childId }: { childId: string }) {
  const t = useText();
  const { data } = useQuery(
    endpointQuery('GET grown-ups/children/{childId}/consents', { childId }),
  );
  const title = data ? t('consent.yours', { name: data.name }) : t('consent.what');
  return (
    <FamilyDoor title={title} avatarImage={data?.avatarImage}>
      <ConsentSwitches childId={childId} />
      {data && (
        <Link
          to={`/family/${childId}/home`}
          className={buttonClass({ variant: 'primary', large: true, wide: true })}
        >
          {t('family.week', { name: data.name })}
        </Link>
      )}
    </FamilyDoor>
  );
}
