/** PostgreSQL channel that announces ended sessions. */
export const SESSION_ENDED = 'session_ended';

/** A stored session. */
export type StoredSession = {
  readonly sessionHash: Buffer;
  readonly userId: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date;
};

/** PostgreSQL channel that announces children whose licences changed. */
export const LICENCES_CHANGED = 'licences_changed';
