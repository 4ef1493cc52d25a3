import { createTabStorage } from '@digipals/ui/tab-storage';

/** What the app stores in this tab. */
export const { readItem, writeItem, clearItems } = createTabStorage('grown-ups.');
