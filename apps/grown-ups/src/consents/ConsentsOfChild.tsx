import { endpointQuery } from '@digipals/client';
import { localeOf } from '@digipals/i18n';
import { useText } from '@digipals/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { firstLanguage, keepLanguage } from '../shared/family-language.ts';
import { ConsentSwitches } from './ConsentSwitches.tsx';
import { FamilyDoor, type FamilyFrame } from './FamilyDoor.tsx';
import { FamilyTexts } from './FamilyTexts.tsx';

function Shown({ childId, ...frame }: FamilyFrame & { childId: string }) {
  const t = useText();
  const { data } = useQuery(
    endpointQuery('GET grown-ups/children/{childId}/consents', { childId }),
  );
  const title = data ? t('consent.yours', { name: data.name }) : t('consent.what');
  return (
    <FamilyDoor {...frame} title={title} avatarImage={data?.avatarImage}>
      <ConsentSwitches childId={childId} />
    </FamilyDoor>
  );
}

/** The page on which a parent changes its answers. */
export function ConsentsOfChild({ childId }: { childId: string }) {
  const [language, setLanguage] = useState(firstLanguage);
  return (
    <FamilyTexts locale={localeOf(language)}>
      <Shown
        {...{ childId, language }}
        onLanguage={chosen => {
          keepLanguage(chosen);
          setLanguage(chosen);
        }}
      />
    </FamilyTexts>
  );
}
