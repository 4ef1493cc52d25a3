import { usePlace } from '@digipals/ui/location';
import { useStore } from '@digipals/ui/store';
import { QueryClientProvider } from '@tanstack/react-query';
import { type Services, ServicesProvider } from '../shared/services.tsx';
import { JoinPage } from '../sign-in/JoinPage.tsx';
import { SignIn } from '../sign-in/SignIn.tsx';
import { Desk } from './Desk.tsx';

/** The adults' app: the sign-in page or the desk. */
export function App({ services }: { services: Services }) {
  const session = useStore(services.session);
  const { path } = usePlace(services.location);
  return (
    <ServicesProvider value={services}>
      <QueryClientProvider client={services.queries}>
        {session && <Desk key={session.token} staff={session.staff} />}
        {!session && (path === '/join' ? <JoinPage /> : <SignIn />)}
      </QueryClientProvider>
    </ServicesProvider>
  );
}
