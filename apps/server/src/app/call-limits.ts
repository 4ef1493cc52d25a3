import type { Endpoint, EndpointKey } from '@digipals/contract';
import type { AppDeps } from './deps.ts';
import { createLimiter } from './rate-limit.ts';

/** Calls with a limit of their own, by account: they reach other children (SAFE-18). */
const ownLimits: Partial<Record<EndpointKey, 'requests' | 'searches'>> = {
  'POST friendRequests': 'requests',
  'GET users/summaries': 'searches',
};

/** The limits of calls: each throws too_many_requests with the seconds to wait. */
export type CallLimits = {
  /** Before anything else is looked at. */
  address(endpoint: Endpoint, address: string): void;
  /** Once it is known who calls. */
  account(key: EndpointKey, userId: string): void;
};

export function createCallLimits({ config, clock }: Pick<AppDeps, 'config' | 'clock'>): CallLimits {
  const { limits } = config;
  const address = createLimiter(limits.address, clock);
  const signIn = createLimiter(limits.signIn, clock);
  const account = createLimiter(limits.account, clock);
  const own = {
    requests: createLimiter(limits.requests, clock),
    searches: createLimiter(limits.searches, clock),
  };
  return {
    address(endpoint, from) {
      address(from);
      if (endpoint.access === 'public') signIn(from);
    },
    account(key, userId) {
      account(userId);
      const limit = ownLimits[key];
      if (limit) own[limit](userId);
    },
  };
}
