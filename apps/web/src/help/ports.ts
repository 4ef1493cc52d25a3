import type { Call } from '@digipals/client/client';
import type { KeyValue } from '../shared/storage.ts';

/** The child that is signed in on this device. */
export type SignedIn = { readonly userId: string; readonly country: string | null };

/** What the page needs from the browser. */
export type HelpPorts = {
  readonly call: Call;
  readonly storage: KeyValue;
  readonly child: SignedIn | null;
  /** Leaves the page without a trace in the history. */
  leaveTo(url: string): void;
  newKey(): string;
  /** Calls back when the connection returns. @returns how to stop */
  onOnline(back: () => void): () => void;
  /** The page was opened to read an answer. */
  readonly wantsAnswer: boolean;
};
