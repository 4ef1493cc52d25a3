import { useServices } from './services.tsx';

/** Ends the session of the adult and shows the doors. */
export function useSignOut(): () => Promise<void> {
  const { call, session, isSessionOver, queries, location } = useServices();
  return async () => {
    await call('POST grown-ups/sign-out').catch(() => undefined);
    isSessionOver.set(false);
    session.set(null);
    queries.clear();
    location.go('/');
  };
}
