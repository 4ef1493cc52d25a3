import { createTabStorage } from '@digipals/ui/tab-storage';

/** What only this tab does: another may play the same activity. Forgotten when the child leaves the app. */
export const { readItem, writeItem, clearItems } = createTabStorage('digipals.');
