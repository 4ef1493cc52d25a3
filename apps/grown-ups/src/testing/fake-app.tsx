import { type Call, CallError } from '@digipals/client';
import type { Adult, EndpointKey, ResponseOf } from '@digipals/contract';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { onTestFinished } from 'vitest';
import { App } from '../app/App.tsx';
import { createAppQueries, createServices, type Services } from '../shared/services.tsx';

type Input = { params?: Record<string, string>; body?: Record<string, unknown> };
type Key = Extract<EndpointKey, `${string} grown-ups/${string}`>;
/** The answers of the fake server, by endpoint. */
export type Answers = { [K in Key]?: (input: Input) => ResponseOf<K> | Promise<ResponseOf<K>> };

/** Makes the fake server refuse a call. */
export function refuse(status: number, code: CallError['code'], message?: string): never {
  throw new CallError({ status, code, serverMessage: message });
}

/** A lead of the school `s1`. */
export const lead: Adult = {
  adultId: 'a1',
  name: 'Grace Hill',
  email: 'grace@school.example',
  since: '2026-11-24T09:00:00Z',
  roles: [{ role: 'lead', schoolId: 's1', classId: null }],
};

/** The school `s1`. */
export const school: ResponseOf<'GET grown-ups/schools/{schoolId}'> = {
  schoolId: 's1',
  schoolName: 'Riverside',
  country: 'gb',
  timeZone: 'Europe/London',
  language: 'tr',
  keepTexts: 'month',
  consentAge: 13,
  quiet: null,
  classes: 1,
  children: 1,
  teachers: 1,
};

/** The class `c1` with one child. */
export const classPage: ResponseOf<'GET grown-ups/classes/{classId}'> = {
  classId: 'c1',
  schoolId: 's1',
  className: '3B',
  classCode: 'H7K4MP',
  ageBand: 2,
  teachingLanguage: 'gb',
  isArchived: false,
  cardKind: 'pictures',
  firstLesson: null,
  quiet: 'school',
  children: 1,
  teachers: ['Sam Reed'],
  people: [
    {
      childId: 'k1',
      name: 'Ela',
      birth: { year: 2018, month: 5 },
      language: 'tr',
      avatarImage: '/avatars/ela',
      isOnline: false,
      lastHere: null,
      hasCard: true,
      hasBadge: false,
      contactAllowed: false,
      leftAt: null,
    },
  ],
};

/** Answers an open question with its button. `title`: if it is another than the button. */
export function sayYes(yes: string, title = yes): void {
  const question = within(screen.getByRole('dialog', { name: title }));
  fireEvent.click(question.getByRole('button', { name: yes }));
}

type Options = {
  as?: Adult | null;
  url?: string;
  answers?: Answers;
  passkeys?: Services['passkeys'];
  flags?: Partial<Services['flags']>;
};

/** Renders the app with a fake server. */
export function renderApp(options: Options = {}) {
  const { as = lead, url = '/', answers = {}, passkeys, flags } = options;
  window.history.replaceState(null, '', `/grown-ups${url}`);
  const { people: _, ...listed } = classPage;
  const made: { key: Key; input: Input }[] = [];
  const all: Answers = {
    'GET grown-ups/me': () => as ?? refuse(401, 'unauthenticated'),
    'GET grown-ups/schools/{schoolId}': () => school,
    'GET grown-ups/schools/{schoolId}/replies': () => [],
    'GET grown-ups/schools/{schoolId}/safe-contacts': () => ({ isOpen: true, contacts: [] }),
    'GET grown-ups/schools/{schoolId}/classes': () => [listed],
    'GET grown-ups/classes/{classId}': () => classPage,
    'GET grown-ups/passkeys': () => [],
    'GET grown-ups/consent/classes/{classId}': () => [],
    ...answers,
  };
  const call = async (key: Key, input: Input = {}) => {
    made.push({ key, input });
    const answer = all[key] as ((input: Input) => unknown) | undefined;
    return answer ? answer(input) : refuse(404, 'not_found');
  };
  const created = createServices();
  const services: Services = {
    ...created,
    flags: { ...created.flags, ...flags },
    call: call as Call,
    ...(passkeys && { passkeys }),
    queries: createAppQueries(call as Call),
  };
  services.session.set(as && 'token-1');
  onTestFinished(() => {
    services.queries.clear();
    services.session.set(null);
  });
  const { unmount } = render(<App services={services} />);
  return {
    unmount,
    services,
    /** Answers an endpoint in another way from now on. */
    answer: <K extends Key>(key: K, answer: Answers[K]) => {
      all[key] = answer;
    },
    /** The recorded calls of an endpoint. */
    of: (key: Key) => made.filter(one => one.key === key).map(({ input }) => input),
  };
}
