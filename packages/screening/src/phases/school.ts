import { findByRules } from '../read/reading.ts';
import { completed } from './address/complete.ts';
import type { Phase } from './phase.ts';
import { schoolsAbroad } from './school/abroad.ts';
import { withClass } from './school/around.ts';
import { attended } from './school/attended.ts';
import { schoolsInShort } from './school/clubs.ts';
import { groups } from './school/groups.ts';
import { schoolsInSmallLetters } from './school/in-small-letters.ts';
import { labelled, namesAfter, namesAsSchool, namesBeforeSchool } from './school/introduced.ts';
import { numbered } from './school/numbered.ts';
import { teams } from './school/teams.ts';
import { trainingPlaces } from './school/training-places.ts';
import { namesWithKind } from './school/with-kind.ts';

/** Extending a mark takes time, and more findings than this do not change the signal. */
const most = 60;

/** Finds the school of the author, by name or number. */
export const school: Phase = {
  name: 'schools',
  find: reading =>
    [
      ...findByRules(reading, numbered),
      ...namesWithKind(reading),
      ...namesAfter(reading),
      ...attended(reading),
      ...namesAsSchool(reading),
      ...namesBeforeSchool(reading),
      ...labelled(reading),
      ...schoolsInShort(reading),
      ...schoolsAbroad(reading),
      ...schoolsInSmallLetters(reading),
      ...teams(reading),
      ...groups(reading),
      ...trainingPlaces(reading),
    ]
      .toSorted((a, b) => b.severity - a.severity)
      .slice(0, most)
      .map(found => withClass(reading, completed(reading, found))),
};
