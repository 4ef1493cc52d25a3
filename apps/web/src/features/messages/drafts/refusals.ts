import { createStore } from '@digipals/ui/store';

/** Counts texts that the server refused because adults have paused what the child writes. */
export const refusals = createStore(0);
