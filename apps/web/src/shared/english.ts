import { createStore } from '@digipals/ui/store';

/** Tag of the English that the child learns. */
export const english = createStore('en-GB');
