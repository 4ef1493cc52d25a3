import type { CurrentUser } from '@digipals/contract';
import { createContext, use } from 'react';

/** The signed-in child, for everything that is shown after the bootstrap. */
export type SignedIn = { user: CurrentUser; premium: boolean; logout(): void };

const SessionContext = createContext<SignedIn | undefined>(undefined);

export const SessionProvider = SessionContext;

/** The signed-in child; throws outside the guarded pages. */
export function useSession(): SignedIn {
  const session = use(SessionContext);
  if (!session) throw new Error('Only pages behind the session guard know the child');
  return session;
}
