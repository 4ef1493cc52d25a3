import { QueryClientProvider } from '@tanstack/react-query';
import { type Services, ServicesProvider } from '../shared/services.tsx';
import { Entry } from './Entry.tsx';

/** The app of schools and families. */
export function App({ services }: { services: Services }) {
  return (
    <ServicesProvider value={services}>
      <QueryClientProvider client={services.queries}>
        <Entry />
      </QueryClientProvider>
    </ServicesProvider>
  );
}
