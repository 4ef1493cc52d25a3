import type { SchoolFacts } from '@digipals/contract';
import { useState } from 'react';
import { ownTimeZone } from '../shared/countries.ts';
import { areInOrder, schoolHours } from '../shared/open-hours.ts';
import { readItem, writeItem } from '../shared/tab-storage.ts';

/** A step of a lead that has an account, by the last part of its address. */
export type FirstStep = 'school' | 'rules' | 'teachers';

/** The address of a step. */
export const addressOf = (step: FirstStep): string => `/start/${step}`;

/** Whether a school has a name, without which its rules are not asked. */
export const isNamed = ({ schoolName }: SchoolFacts): boolean => schoolName.trim() !== '';

/** The step of an address, or the first one that is open. A school is made once. */
export function stepOf(path: string, facts: SchoolFacts, schoolId: string | null): FirstStep {
  if (schoolId !== null) return 'teachers';
  return path === addressOf('rules') && isNamed(facts) ? 'rules' : 'school';
}

/** Strict defaults. */
const first = (): SchoolFacts => ({
  schoolName: '',
  country: 'gb',
  timeZone: ownTimeZone(),
  language: 'gb',
  keepTexts: 'month',
  consentAge: 13,
  quiet: schoolHours,
});

const DRAFT = 'new-school';

/** The facts of a school that is not made yet. A reload keeps them. */
export function useSchoolDraft() {
  const [facts, setFacts] = useState(() => ({ ...first(), ...readItem<SchoolFacts>(DRAFT) }));
  const change = (next: SchoolFacts) => {
    // Times that are not in order would keep the step closed after a reload.
    const areStorable = next.quiet === null || areInOrder(next.quiet);
    writeItem(DRAFT, { ...next, quiet: areStorable ? next.quiet : facts.quiet });
    setFacts(next);
  };
  return { facts, change, forget: () => writeItem(DRAFT, null) };
}
