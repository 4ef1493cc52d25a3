import type { CurrentUser } from '@digipals/contract';
import { createContext, use } from 'react';

/** The signed-in child, for everything that renders after the bootstrap. */
export type SignedIn = { user: CurrentUser; premium: boolean; logout(): void };

const SessionContext = createContext<SignedIn | undefined>(undefined);

export const SessionProvider = SessionContext;

/** The signed-in child; throws outside the guarded pages. */
export function useSession(): SignedIn {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession must be used within a SessionProvider');
  return session;
}
