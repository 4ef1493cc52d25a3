import { type Endpoint, type EndpointKey, endpoints } from '@digipals/contract';

const accessOf = (key: EndpointKey): Endpoint['access'] => endpoints[key].access;
/** Every call of the contract. */
export const everyCall = Object.keys(endpoints) as EndpointKey[];
const isAtDesk = (key: EndpointKey): boolean => key.includes(' desk/');
const isOfGrownUps = (key: EndpointKey): boolean => key.includes(' grown-ups/');

/**
 * The calls by the test that makes each of them with every role: roles.test.ts, roles.staff.test.ts and
 * roles.adult.test.ts. `doors`: calls of adults before they have a session.
 */
export const matrices = {
  children: everyCall.filter(key => !isAtDesk(key) && !isOfGrownUps(key)),
  desk: everyCall.filter(key => isAtDesk(key) && accessOf(key) === 'staff'),
  grownUps: everyCall.filter(key => isOfGrownUps(key) && accessOf(key) === 'adult'),
  doors: [
    'POST desk/sign-in',
    'POST desk/sign-in/code',
    'POST desk/invitation',
    'POST desk/join',
    'POST grown-ups/sign-in',
    'POST grown-ups/sign-in/code',
    'POST grown-ups/sign-in/recovery',
    'POST grown-ups/sign-in/passkey/options',
    'POST grown-ups/sign-in/passkey',
    'POST grown-ups/invitation',
    'POST grown-ups/join',
    'POST grown-ups/email/confirm',
    'POST grown-ups/consent/open',
    'POST grown-ups/consent/answer',
    'POST grown-ups/consent/confirm',
    'POST grown-ups/consent/withdraw',
    'POST grown-ups/consent/join',
  ],
} as const satisfies Record<string, readonly EndpointKey[]>;
