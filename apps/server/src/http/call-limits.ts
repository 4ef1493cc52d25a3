import type { Endpoint, EndpointKey } from '@digipals/contract';
import type { AppDeps } from '../deps.ts';
import { networkOf } from '../kernel/network.ts';
import { createLimiter } from './rate-limit.ts';

type OwnLimit = 'requests' | 'searches' | 'sends' | 'reports' | 'suggestions' | 'mails' | 'exports';

/** Calls with an additional limit per account, because they reach others or are expensive (SAFE-18). */
const ownLimits: Partial<Record<EndpointKey, OwnLimit>> = {
  'POST friendRequests': 'requests',
  'GET users/summaries': 'searches',
  'POST messages/chats': 'sends',
  'POST users/{id}/conversations': 'sends',
  'POST messages/statuses': 'sends',
  'POST reportButton': 'reports',
  'GET messages/suggestions': 'suggestions',
  'POST desk/people/invitations': 'mails',
  'POST grown-ups/email': 'mails',
  'POST grown-ups/schools/{schoolId}/invitations': 'mails',
  'POST grown-ups/consent/classes/{classId}/letters': 'mails',
  'POST grown-ups/consent/children/{childId}/invitation': 'mails',
  'POST grown-ups/children/{childId}/family/correction': 'mails',
  'POST grown-ups/children/{childId}/family/export': 'exports',
};

/** Rate limits. Both functions throw too_many_requests with the seconds to wait. */
export type CallLimits = {
  /** Called first. */
  address(endpoint: Endpoint, address: string): void;
  /** Called after authentication. */
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
    sends: createLimiter(limits.sends, clock),
    reports: createLimiter(limits.reports, clock),
    suggestions: createLimiter(limits.suggestions, clock),
    mails: createLimiter(limits.mails, clock),
    exports: createLimiter(limits.exports, clock),
  };
  return {
    address(endpoint, from) {
      const network = networkOf(from);
      address(network);
      if (endpoint.access === 'public') signIn(network);
    },
    account(key, userId) {
      account(userId);
      const limit = ownLimits[key];
      if (limit) own[limit](userId);
    },
  };
}
