import type { HistoryEntry } from '@digipals/contract';

/** An answer that the server has not acknowledged yet; children who share a device share the list. */
export type Waiting = {
  id: string;
  userId: string;
  /** Key of the batch it was sent in. A batch is resent under the same key. */
  batch?: string;
  entry: HistoryEntry;
};
