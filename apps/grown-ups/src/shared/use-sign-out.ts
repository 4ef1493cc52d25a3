import { leave } from './leave-guard.ts';
import { useServices } from './services.tsx';

/** Ends the session of the adult and shows the doors. */
export function useSignOut(): () => void {
  const { call, session, isSessionOver, queries, location, leaveGuard } = useServices();
  const signOut = async () => {
    await call('POST grown-ups/sign-out').catch(() => undefined);
    isSessionOver.set(false);
    session.set(null);
    queries.clear();
    location.go('/');
  };
  return () => leave(leaveGuard, () => void signOut());
}
