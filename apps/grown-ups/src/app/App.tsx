import { localeOf } from '@digipals/i18n';
import { usePlace } from '@digipals/ui/location';
import { useStore } from '@digipals/ui/store';
import { QueryClientProvider } from '@tanstack/react-query';
import { ConsentPage } from '../consents/ConsentPage.tsx';
import { ConfirmEmail } from '../door/ConfirmEmail.tsx';
import { Entry } from '../door/Entry.tsx';
import { Join } from '../door/Join.tsx';
import { SignIn } from '../door/SignIn.tsx';
import { UpgradePage } from '../licences/UpgradePage.tsx';
import { FamilyTexts } from '../shared/FamilyTexts.tsx';
import { languageFor } from '../shared/family-language.ts';
import { type Services, ServicesProvider } from '../shared/services.tsx';
import { SignedIn } from './SignedIn.tsx';

/** A page before the app. */
function DoorPage({ path }: { path: string }) {
  if (path === '/email') return <ConfirmEmail />;
  if (path === '/join') return <Join />;
  return path === '/' ? <Entry /> : <SignIn />;
}

/** The page of the address: open to everybody, or the app of a signed-in adult. */
function Page({ services: { session, location, language } }: { services: Services }) {
  const { path } = usePlace(location);
  const token = useStore(session);
  const chosen = useStore(language);
  if (path === '/consent') return <ConsentPage />;
  if (path === '/upgrade') return <UpgradePage />;
  if (token !== null && path !== '/email' && path !== '/join') return <SignedIn key={token} />;
  return (
    <FamilyTexts locale={localeOf(languageFor(chosen))}>
      <DoorPage path={path} />
    </FamilyTexts>
  );
}

/** The app of schools and families. */
export const App = ({ services }: { services: Services }) => (
  <ServicesProvider value={services}>
    <QueryClientProvider client={services.queries}>
      <Page services={services} />
    </QueryClientProvider>
  </ServicesProvider>
);
