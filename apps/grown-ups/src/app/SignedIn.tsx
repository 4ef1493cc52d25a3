import { endpointQuery } from '@digipals/client';
import type { Adult } from '@digipals/contract';
import { EmptyState, LoadError } from '@digipals/ui/grown-ups';
import { usePlace } from '@digipals/ui/location';
import { useStore } from '@digipals/ui/store';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AccountPage } from '../account/AccountPage.tsx';
import { ProofDialog } from '../account/ProofDialog.tsx';
import { ClassesPage } from '../classes/ClassesPage.tsx';
import { ClassPage } from '../classes/ClassPage.tsx';
import { ImportPage } from '../roster/ImportPage.tsx';
import { FirstRun } from '../school/FirstRun.tsx';
import { SchoolPage } from '../school/SchoolPage.tsx';
import { TeachersPage } from '../school/TeachersPage.tsx';
import { describeError } from '../shared/describe-error.ts';
import { useServices } from '../shared/services.tsx';
import { account } from '../words/account.ts';
import { Frame } from './Frame.tsx';
import { type FoundPlace, findPlace, mayMakeSchool, type Work, worksOf } from './places.ts';

/** In the address, instead of a class: a list for the whole school. */
const IMPORT = 'import';

type PageProps = FoundPlace & { work: Work | null; adult: Adult };

function Page({ name, id, work, adult, ...place }: PageProps) {
  if (name === 'account') {
    return (
      <>
        {!work && (
          <EmptyState title={account.nothing}>
            <p>{account.nothingAbout}</p>
          </EmptyState>
        )}
        <AccountPage adult={adult} />
      </>
    );
  }
  if (!work) return null;
  const { schoolId } = work;
  if (name === 'teachers') return <TeachersPage schoolId={schoolId} adult={adult} />;
  if (name === 'school') return <SchoolPage schoolId={schoolId} />;
  if (id === IMPORT && work.isLead) return <ImportPage target={work} />;
  if (id !== null) return <ClassPage key={id} classId={id} schoolId={schoolId} {...place} />;
  return <ClassesPage {...work} />;
}

/** The app of a signed-in adult. Its rights are read again with each page. */
export function SignedIn() {
  const { location, askedForProof } = useServices();
  const { path } = usePlace(location);
  const asked = useStore(askedForProof);
  const [chosen, setChosen] = useState<string | null>(null);
  const me = useQuery(endpointQuery('GET grown-ups/me'));
  if (me.isPending) return null;
  if (!me.data) {
    return <LoadError words={describeError(me.error)} onRetry={() => void me.refetch()} fill />;
  }
  const adult = me.data;
  const works = worksOf(adult);
  const work = works.find(({ schoolId }) => schoolId === chosen) ?? works[0] ?? null;
  const isInviting = path === '/start' && work?.isLead === true;
  const isFirst = isInviting || (mayMakeSchool(adult) && works.length === 0);
  const place = findPlace(path, work);
  return (
    <>
      {isFirst ? (
        <FirstRun adult={adult} schoolId={work?.isLead ? work.schoolId : null} />
      ) : (
        <Frame {...{ adult, works, work }} here={place.name} onSchool={setChosen}>
          <Page {...place} work={work} adult={adult} />
        </Frame>
      )}
      {asked && <ProofDialog onDone={asked} />}
    </>
  );
}
