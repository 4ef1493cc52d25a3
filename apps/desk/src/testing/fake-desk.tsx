import type { Queue, ResponseOf, Staff } from '@digipals/contract';
import { cleanup, configure, fireEvent, render } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { App } from '../app/App.tsx';
import { firstBindings } from '../keys/actions.ts';
import { bindings } from '../keys/bindings.ts';
import { CallError } from '../shared/call-error.ts';
import type { Call, DeskKey } from '../shared/client.ts';
import { forgetDrafts } from '../shared/drafts.ts';
import { createServices, type Services } from '../shared/services.tsx';
import { freshWork, work } from '../shared/work.ts';
import { at, makeStaff } from './makers/people.ts';
import { makeQueue } from './makers/queue.ts';

// The texts of a language are transformed while they are waited for.
configure({ asyncUtilTimeout: 4_500 });

type Input = {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
};
type Answer<K extends DeskKey> = (input: Input) => ResponseOf<K> | Promise<ResponseOf<K>>;
/** What the server of a test answers, by the key of the call. */
export type Answers = { [K in DeskKey]?: Answer<K> };

/** A call as it was made. */
export type Made = { key: DeskKey; input: Input };

/** An answer of the server that refuses. */
export function refuse(status: number, code: CallError['code'], message?: string): never {
  throw new CallError(status, {
    ...(code !== 'network' && { code }),
    ...(message !== undefined && { message }),
  });
}

const usual: Answers = {
  'GET desk/queue': () => makeQueue(),
  'POST desk/sign-out': () => ({}),
  'PUT desk/claims/{submissionId}': () => ({ expiresAt: at }),
  'POST desk/claims/{submissionId}/release': () => ({}),
  'POST desk/pause': () => ({}),
};

type Options = {
  /** Who is signed in; null for nobody. */
  as?: Partial<Staff> | null;
  answers?: Answers;
  /** Address without /desk. */
  url?: string;
  queue?: Partial<Queue>;
};

let shown: Services | undefined;

afterEach(() => {
  cleanup();
  shown?.queries.clear();
  shown = undefined;
  sessionStorage.clear();
  localStorage.clear();
  bindings.set(firstBindings);
  forgetDrafts();
});

/** The desk over a server of answers, at the moment `at`. */
export function renderDesk({ as = {}, answers = {}, url = '/', queue = {} }: Options = {}) {
  window.history.replaceState(null, '', `/desk${url}`);
  work.set(freshWork(Date.parse(at)));
  const made: Made[] = [];
  const all: Answers = { ...usual, 'GET desk/queue': () => makeQueue(queue), ...answers };
  const call = async (key: DeskKey, input: Input = {}) => {
    made.push({ key, input });
    const answer = all[key] as ((input: Input) => unknown) | undefined;
    if (!answer) throw new CallError(404, { code: 'not_found' });
    return answer(input);
  };
  const services: Services = {
    ...createServices(),
    call: call as Call,
    now: () => Date.parse(at),
  };
  services.session.set(as && { token: 'token-7', staff: makeStaff(as) });
  shown = services;
  const view = render(<App services={services} />);
  return {
    ...view,
    services,
    /** Calls that were made, by key. */
    of: (key: DeskKey) => made.filter(one => one.key === key).map(one => one.input),
    made,
  };
}

/** Presses a key where the focus is. */
export function press(key: string, more: { ctrlKey?: boolean; repeat?: boolean } = {}): void {
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });
}

/** Lets the page's own clock run on, past the time in which a key is not meant for a new card. */
export function later(ms = 1_000): void {
  const now = performance.now();
  vi.spyOn(performance, 'now').mockReturnValue(now + ms);
}
