/**
 * Business constants of the specification, with units and sources (A §9, B §9 and the decisions of
 * docs/requirements.tsv). Free of any schema library, so the child's bundle may import it.
 */
export * from './constants/adults.ts';
export * from './constants/app.ts';
export * from './constants/children.ts';
export * from './constants/classroom.ts';
export * from './constants/consents.ts';
export * from './constants/duty.ts';
export * from './constants/family.ts';
export * from './constants/later/measures.ts';
export * from './constants/later/settings.ts';
export * from './constants/learning.ts';
export * from './constants/people.ts';
export * from './constants/play/components.ts';
export * from './constants/retention.ts';
export * from './constants/review.ts';
export * from './constants/roster.ts';
export * from './constants/seats.ts';
export * from './constants/writing.ts';
