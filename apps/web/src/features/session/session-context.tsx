import type { CurrentUser } from '@digipals/contract';
import { createContext } from 'react';
import { useRequired } from '../../shared/use-required.ts';
import type { Leaving } from './bootstrap.ts';

/** The signed-in child, for everything that renders after the bootstrap. */
export type SignedIn = {
  user: CurrentUser;
  premium: boolean;
  /** Whether the child has just signed in, and not only reloaded the page (NOTSHOWN-08). */
  welcome: boolean;
  logout(leaving?: Leaving): void;
};

const SessionContext = createContext<SignedIn | undefined>(undefined);

export const SessionProvider = SessionContext;

/** The signed-in child; throws outside the guarded pages. */
export const useSession = (): SignedIn => useRequired(SessionContext);
