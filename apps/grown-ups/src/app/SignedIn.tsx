import { endpointQuery } from '@digipals/client';
import type { Adult } from '@digipals/contract';
import { localeOf } from '@digipals/i18n';
import { useText } from '@digipals/i18n/react';
import { buttonClass, EmptyState, LoadError } from '@digipals/ui/grown-ups';
import { usePlace } from '@digipals/ui/location';
import { useStore } from '@digipals/ui/store';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { AccountPage } from '../account/AccountPage.tsx';
import { ProofDialog } from '../account/ProofDialog.tsx';
import { ClassesPage } from '../classes/ClassesPage.tsx';
import { ClassPage } from '../classes/ClassPage.tsx';
import { LiveBoard } from '../classroom/LiveBoard.tsx';
import { ConsentsOfChild } from '../consents/ConsentsOfChild.tsx';
import { ErasureProof } from '../family/ErasureProof.tsx';
import { FamilyLicencesPage } from '../licences/FamilyLicencesPage.tsx';
import { LicencesPage } from '../licences/LicencesPage.tsx';
import { ImportPage } from '../roster/ImportPage.tsx';
import { FirstRun } from '../school/FirstRun.tsx';
import { SchoolPage } from '../school/SchoolPage.tsx';
import { TeachersPage } from '../school/TeachersPage.tsx';
import { describeFailure } from '../shared/describe-failure.ts';
import { FamilyTexts } from '../shared/FamilyTexts.tsx';
import { languageFor } from '../shared/family-language.ts';
import { Link } from '../shared/Link.tsx';
import { leave } from '../shared/leave-guard.ts';
import { useServices } from '../shared/services.tsx';
import { FamilyPages } from './FamilyPages.tsx';
import { Frame } from './Frame.tsx';
import {
  childOfConsents,
  type FoundPlace,
  findPlace,
  isFamilyLicences,
  isOfFamily,
  isOfParent,
  isOfStart,
  isParent,
  mayMakeSchool,
  type Work,
  worksOf,
} from './places.ts';

/** In the address, instead of a class: a list for the whole school. */
const IMPORT = 'import';

/** Shown to an adult without rights: a former teacher, or a parent whose child is erased. */
function NoRights() {
  const t = useText();
  const { location } = useServices();
  const { path } = usePlace(location);
  if (isOfFamily(path)) return <EmptyState title={t('family.nobody')} />;
  return (
    <EmptyState title={t('account.nothing')}>
      <p>{t('account.nothing.about')}</p>
      <p>{t('family.nobody')}</p>
    </EmptyState>
  );
}

type PageProps = FoundPlace & { work: Work | null; adult: Adult };

function Page({ name, id, work, adult, ...place }: PageProps) {
  const t = useText();
  if (name === 'account') {
    return (
      <>
        {isParent(adult) && (
          <div>
            <Link to="/licences/family" className={buttonClass()}>
              {t('upgrade.family')}
            </Link>
          </div>
        )}
        {!work && !isParent(adult) && <NoRights />}
        <AccountPage adult={adult} />
      </>
    );
  }
  if (!work) return null;
  const { schoolId } = work;
  if (name === 'teachers') return <TeachersPage schoolId={schoolId} adult={adult} />;
  if (name === 'licences') return <LicencesPage schoolId={schoolId} />;
  if (name === 'school') return <SchoolPage schoolId={schoolId} />;
  if (id === IMPORT && work.isLead) return <ImportPage target={work} />;
  if (id !== null) return <ClassPage key={id} classId={id} {...place} />;
  return <ClassesPage {...work} />;
}

type Found = { path: string; place: FoundPlace; work: Work | null; adult: Adult };

/** The page of an address that has no frame of the school around it; null for the others. */
function pageAlone({ path, place, work, adult }: Found): ReactNode {
  const childId = childOfConsents(path);
  if (childId !== null) return <ConsentsOfChild childId={childId} />;
  if (isFamilyLicences(path, adult, work)) return <FamilyLicencesPage />;
  if (place.name === 'family') {
    return <FamilyPages adult={adult} worksInSchool={work !== null} />;
  }
  // For a projector.
  if (place.name === 'classes' && place.part === 'live' && place.id) {
    return <LiveBoard classId={place.id} />;
  }
  return null;
}

/** Shown while it is not known who is signed in. */
function Unknown({ error, onRetry }: { error: unknown; onRetry(): void }) {
  const t = useText();
  return (
    <LoadError words={describeFailure(t, error)} retry={t('family.retry')} {...{ onRetry }} fill />
  );
}

/** The language of a parent: as chosen, else that of its first child. */
function useParentLanguage(adult: Adult | undefined) {
  const { language } = useServices();
  const { data: children } = useQuery({
    ...endpointQuery('GET grown-ups/family'),
    enabled: adult !== undefined && isParent(adult),
  });
  const ofChild = children?.[0]?.language;
  // Stays when the child is erased.
  const [last, setLast] = useState(ofChild);
  if (ofChild !== undefined && ofChild !== last) setLast(ofChild);
  return languageFor(useStore(language), ofChild ?? last);
}

/** The app of a signed-in adult. Its rights are read again with each page. */
export function SignedIn() {
  const { location, leaveGuard, askedForProof, erased } = useServices();
  const { path } = usePlace(location);
  const asked = useStore(askedForProof);
  const gone = useStore(erased);
  const [chosen, setChosen] = useState<string | null>(null);
  const me = useQuery(endpointQuery('GET grown-ups/me'));
  const language = useParentLanguage(me.data);
  if (me.isPending) return null;
  if (!me.data) {
    return (
      <FamilyTexts locale={localeOf(language)}>
        <Unknown error={me.error} onRetry={() => void me.refetch()} />
      </FamilyTexts>
    );
  }
  const adult = me.data;
  const works = worksOf(adult);
  const work = works.find(({ schoolId }) => schoolId === chosen) ?? works[0] ?? null;
  const isInviting = isOfStart(path) && work?.isLead === true;
  const isFirst = isInviting || (mayMakeSchool(adult) && works.length === 0);
  const choose = (schoolId: string) => leave(leaveGuard, () => setChosen(schoolId));
  const place = findPlace(path, work, isParent(adult));
  const framed = isFirst ? (
    <FirstRun adult={adult} schoolId={work?.isLead ? work.schoolId : null} />
  ) : (
    <Frame {...{ adult, works, work }} here={place.name} onSchool={choose}>
      <Page key={work?.schoolId} {...place} work={work} adult={adult} />
    </Frame>
  );
  const isTranslated = isOfParent(adult, work, place) || isFamilyLicences(path, adult, work);
  return (
    <FamilyTexts locale={isTranslated ? localeOf(language) : 'en-GB'}>
      {pageAlone({ path, place, work, adult }) ?? framed}
      {asked && <ProofDialog onDone={asked} />}
      {gone && <ErasureProof {...gone} onClose={() => erased.set(null)} />}
    </FamilyTexts>
  );
}
