import { createTabStorage } from '@digipals/ui/tab-storage';

/** What the desk stores in this tab. */
export const { readItem, writeItem, clearItems } = createTabStorage('desk.');
