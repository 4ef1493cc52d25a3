import { type Call, CallError } from '@digipals/client';
import type { EndpointKey, Queue, ResponseOf, Staff } from '@digipals/contract';
import { fireEvent, render } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';
import { App } from '../app/App.tsx';
import { firstBindings } from '../keys/actions.ts';
import { bindings } from '../keys/bindings.ts';
import { forgetDrafts } from '../shared/drafts.ts';
import { createDeskQueries, createServices, type Services } from '../shared/services.tsx';
import { freshWork, work } from '../shared/work.ts';
import { makeOwnTies } from './makers/own-ties.ts';
import { at, makeStaff } from './makers/people.ts';
import { makeQueue } from './makers/queue.ts';

type Input = {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
};
type DeskKey = Extract<EndpointKey, `${string} desk/${string}`>;
type Answer<K extends DeskKey> = (input: Input) => ResponseOf<K> | Promise<ResponseOf<K>>;
/** The answers of the fake server, by endpoint. */
export type Answers = { [K in DeskKey]?: Answer<K> };

/** A recorded call. */
export type Made = { key: DeskKey; input: Input };

/** Makes the fake server refuse a call. */
export function refuse(status: number, code: CallError['code'], message?: string): never {
  throw new CallError({ status, code, serverMessage: message });
}

const usual: Answers = {
  'GET desk/queue': () => makeQueue(),
  'GET desk/own': () => makeOwnTies(),
  'POST desk/sign-out': () => ({}),
  'PUT desk/claims/{submissionId}': () => ({ expiresAt: at }),
  'POST desk/claims/{submissionId}/release': () => ({}),
  'POST desk/pause': () => ({}),
};

type Options = {
  /** The signed-in adult; null for the sign-in page. */
  as?: Partial<Staff> | null;
  answers?: Answers;
  /** Address without /desk. */
  url?: string;
  queue?: Partial<Queue>;
};

/** Renders the desk with a fake server, at the time `at`. */
export function renderDesk({ as = {}, answers = {}, url = '/', queue = {} }: Options = {}) {
  window.history.replaceState(null, '', `/desk${url}`);
  work.set(freshWork(Date.parse(at)));
  const made: Made[] = [];
  const all: Answers = { ...usual, 'GET desk/queue': () => makeQueue(queue), ...answers };
  const call = async (key: DeskKey, input: Input = {}) => {
    made.push({ key, input });
    const answer = all[key] as ((input: Input) => unknown) | undefined;
    if (!answer) throw new CallError({ status: 404, code: 'not_found' });
    return answer(input);
  };
  const services: Services = {
    ...createServices(),
    call: call as Call,
    queries: createDeskQueries(call as Call),
    now: () => Date.parse(at),
  };
  services.session.set(as && { token: 'token-7', staff: makeStaff(as) });
  onTestFinished(() => {
    services.queries.clear();
    bindings.set(firstBindings);
    forgetDrafts();
    localStorage.clear();
  });
  const view = render(<App services={services} />);
  return {
    ...view,
    services,
    /** The recorded calls of an endpoint. */
    of: (key: DeskKey) => made.filter(one => one.key === key).map(one => one.input),
    made,
  };
}

/** Presses a key on the focused element. */
export function press(key: string, more: { ctrlKey?: boolean; repeat?: boolean } = {}): void {
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });
}

/** Advances `performance.now()` past the time in which a new card ignores keys. */
export function later(ms = 1_000): void {
  const now = performance.now();
  vi.spyOn(performance, 'now').mockReturnValue(now + ms);
}
