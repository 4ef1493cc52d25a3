/** Channel on which the database tells every server of a session that ended. */
export const SESSION_ENDED = 'session_ended';

/** A session as it is stored. */
export type StoredSession = {
  readonly sessionHash: Buffer;
  readonly userId: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date;
};

/** Channel on which the database tells of children whose licences changed. */
export const LICENCES_CHANGED = 'licences_changed';
