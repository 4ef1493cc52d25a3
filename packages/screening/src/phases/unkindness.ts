import { findByRules } from '../read/reading.ts';
import type { Phase } from './phase.ts';
import { exclusions } from './unkind/exclusions.ts';
import { insults } from './unkind/insults.ts';
import { mockeries } from './unkind/mockeries.ts';
import { threats } from './unkind/threats.ts';

const rules = [...insults, ...threats, ...exclusions, ...mockeries];

/** Insults, threats, shutting out and mockery of the reader, and unkind words about others. */
export const unkindness: Phase = {
  name: 'unkindness',
  find: reading => findByRules(reading, rules),
};
