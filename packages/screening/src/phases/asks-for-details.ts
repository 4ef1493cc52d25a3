import { findByRules } from '../read/reading.ts';
import { asksWhetherAlone } from './asks/alone.ts';
import { asksForContacts } from './asks/contacts.ts';
import { asksInShort } from './asks/in-short.ts';
import { asksForLooks } from './asks/looks.ts';
import { asksForNames } from './asks/names.ts';
import { asksForPhotos } from './asks/photos.ts';
import { asksForPlaces } from './asks/places.ts';
import type { Phase } from './phase.ts';

const rules = [
  ...asksForContacts,
  ...asksForNames,
  ...asksForPlaces,
  ...asksForPhotos,
  ...asksForLooks,
  ...asksWhetherAlone,
  ...asksInShort,
];

/** Finds questions about a child's identity or place. */
export const asksForDetails: Phase = {
  name: 'questions for personal details',
  find: reading => findByRules(reading, rules),
};
