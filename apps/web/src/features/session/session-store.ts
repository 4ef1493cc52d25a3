import type { CurrentUser } from '@digipals/contract';
import { type KeyValue, sessionKeys, storageKeys } from '../../shared/storage.ts';

/** LOGIN-20. `workKey`: seals the unsent work of the child when it logs out. */
export type Session = {
  user: CurrentUser;
  userId: string;
  userAccessToken: string;
  workKey?: string | undefined;
};

export type SessionStore = {
  /** Requires both user id and token (GUARD-02, GUARD-03). */
  read(): Pick<Session, 'userId' | 'userAccessToken'> | null;
  token(): string | null;
  save(session: Session): void;
  clear(): void;
};

/** The session in local storage (NOTSHOWN-25). Reads are not cached, because another tab may end it. */
export function createSessionStore(storage: KeyValue): SessionStore {
  const token = () => storage.getItem(storageKeys.userAccessToken);
  return {
    token,
    read() {
      const userId = storage.getItem(storageKeys.userId);
      const userAccessToken = token();
      return userId && userAccessToken ? { userId, userAccessToken } : null;
    },
    save({ user, userId, userAccessToken, workKey }) {
      storage.setItem(storageKeys.user, JSON.stringify(user));
      if (workKey) storage.setItem(storageKeys.workKey, workKey);
      storage.setItem(storageKeys.userId, userId);
      storage.setItem(storageKeys.userAccessToken, userAccessToken);
    },
    clear() {
      for (const key of sessionKeys) storage.removeItem(key);
    },
  };
}

/** Calls back when another tab removes the token, or all of storage (LOGIN-18). */
export function onTokenRemoved(page: Window, callback: () => void): () => void {
  const listen = (event: StorageEvent) => {
    const removed = event.key === storageKeys.userAccessToken && event.newValue === null;
    if (removed || event.key === null) callback();
  };
  page.addEventListener('storage', listen);
  return () => page.removeEventListener('storage', listen);
}
