import type { Call } from '@digipals/client/client';
import type { KeyValue } from '../shared/storage.ts';

/** What the sign-in page needs from the browser: calls, local storage and navigation. */
export type StudentPorts = { call: Call; storage: KeyValue; leaveTo(url: string): void };
