import type { Queue, StaffRole } from '@digipals/contract';
import { staffRoles } from '@digipals/contract/constants';
import type { IconName } from '../shared/Icon.tsx';

/** A page of the desk. */
export type PlaceName =
  | 'review'
  | 'queue'
  | 'held'
  | 'second'
  | 'eyes'
  | 'lead'
  | 'help'
  | 'cases'
  | 'replies'
  | 'history'
  | 'recalls'
  | 'measures'
  | 'agreement'
  | 'audit'
  | 'duty'
  | 'people'
  | 'known'
  | 'password';

/** A page: its address without /desk, the roles that may open it, and the number beside it. */
export type DeskPlace = {
  path: string;
  words: string;
  icon: IconName;
  group: 'Work' | 'Look up' | 'Run the desk' | 'You';
  roles: readonly StaffRole[];
  count?: (queue: Queue) => number;
};

const reviewers = ['reviewer', 'senior', 'lead'] as const;
const readers = ['reviewer', 'senior', 'lead', 'auditor'] as const;

/** Every page, in the order of the list; the roles are those of its endpoints. */
export const places: Readonly<Record<PlaceName, DeskPlace>> = {
  review: {
    path: '/',
    words: 'Review',
    icon: 'review',
    group: 'Work',
    roles: reviewers,
    count: queue => queue.open,
  },
  queue: { path: '/queue', words: 'Queue', icon: 'queue', group: 'Work', roles: reviewers },
  held: {
    path: '/held',
    words: 'Held',
    icon: 'held',
    group: 'Work',
    roles: reviewers,
    count: queue => queue.held,
  },
  second: {
    path: '/second',
    words: 'Second opinions',
    icon: 'second',
    group: 'Work',
    roles: reviewers,
    count: queue => queue.secondOpinions,
  },
  eyes: {
    path: '/four-eyes',
    words: 'Four eyes',
    icon: 'eyes',
    group: 'Work',
    roles: ['senior', 'lead'],
    count: queue => queue.severe,
  },
  lead: {
    path: '/lead',
    words: 'For the lead',
    icon: 'lead',
    group: 'Work',
    roles: ['lead'],
    count: queue => queue.forLead,
  },
  help: { path: '/help', words: 'Help', icon: 'help', group: 'Work', roles: ['lead'] },
  cases: {
    path: '/cases',
    words: 'Cases',
    icon: 'cases',
    group: 'Look up',
    roles: readers,
    count: queue => queue.openCases,
  },
  replies: {
    path: '/replies',
    words: 'Replies',
    icon: 'replies',
    group: 'Look up',
    roles: ['lead'],
    count: queue => queue.openReplies,
  },
  history: {
    path: '/history',
    words: 'History',
    icon: 'history',
    group: 'Look up',
    roles: readers,
  },
  recalls: {
    path: '/recalls',
    words: 'Recalls',
    icon: 'recalls',
    group: 'Look up',
    roles: readers,
    count: queue => queue.openRecalls,
  },
  measures: {
    path: '/measures',
    words: 'Measures',
    icon: 'measures',
    group: 'Look up',
    roles: ['senior', 'lead', 'auditor'],
    count: queue => queue.openObjections,
  },
  agreement: {
    path: '/agreement',
    words: 'Agreement',
    icon: 'agreement',
    group: 'Look up',
    roles: ['senior', 'lead', 'auditor'],
  },
  audit: {
    path: '/audit',
    words: 'Audit log',
    icon: 'audit',
    group: 'Look up',
    roles: ['lead', 'auditor', 'admin'],
  },
  duty: {
    path: '/duty',
    words: 'Duty',
    icon: 'duty',
    group: 'Run the desk',
    roles: staffRoles,
  },
  people: {
    path: '/people',
    words: 'People',
    icon: 'people',
    group: 'Run the desk',
    roles: ['lead', 'admin'],
  },
  known: {
    path: '/known',
    words: 'Who you know',
    icon: 'known',
    group: 'You',
    roles: staffRoles,
  },
  password: {
    path: '/password',
    words: 'Your password',
    icon: 'lock',
    group: 'You',
    roles: staffRoles,
  },
};

const names = Object.keys(places) as PlaceName[];

/** The pages of a role. */
export const placesOf = (role: StaffRole): PlaceName[] =>
  names.filter(name => places[name].roles.includes(role));

/** Whether a role reviews texts. */
export const isReviewer = (role: StaffRole): boolean => places.review.roles.includes(role);

/** The page and id of an address; an unknown address leads to the first page of the role. */
export function findPlace(path: string, role: StaffRole): { name: PlaceName; id: string | null } {
  const [, first = '', id] = path.split('/');
  const own = placesOf(role);
  const named = own.find(name => places[name].path === `/${first}`);
  return { name: named ?? own[0] ?? 'audit', id: named ? (id ?? null) : null };
}
