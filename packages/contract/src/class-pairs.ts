import { z } from 'zod';
import { classIdParam } from './classes.ts';
import { endpoint } from './endpoint.ts';

const pairStateSchema = z.enum(['asked', 'asks', 'paired']);

/**
 * A pair of a class with another one. `asked`: this class proposed it, and sees only the code that was typed;
 * `asks`: the other class proposed it. Nothing else of the other class is ever answered.
 */
export const classPairSchema = z.strictObject({
  pairId: z.string(),
  state: pairStateSchema,
  /** The code that was typed; null for the class that was asked. */
  classCode: z.string().nullable(),
  other: z
    .strictObject({
      className: z.string(),
      schoolName: z.string(),
      country: z.string(),
      children: z.int().nonnegative(),
    })
    .nullable(),
});
/** A pair of a class with another one. */
export type ClassPair = z.infer<typeof classPairSchema>;

const nothing = z.strictObject({});
const pairParam = classIdParam.extend({ pairId: z.string().min(1).max(64) });
const list = ['GET grown-ups/classes/{classId}/pairs'] as const;

/** Calls of the noun class pairs (CLASS rows). */
export const classPairsEndpoints = {
  'GET grown-ups/classes/{classId}/pairs': endpoint({
    summary: 'The classes with which a class is paired, or which were asked or ask',
    access: 'adult',
    right: 'teachClass',
    params: classIdParam,
    response: z.array(classPairSchema),
  }),
  'POST grown-ups/classes/{classId}/pairs': endpoint({
    summary: 'Proposes a pair by the code of the other class; agrees if that class asked before',
    access: 'adult',
    right: 'teachClass',
    fresh: true,
    params: classIdParam,
    body: z.strictObject({ classCode: z.string().trim().toUpperCase().min(2).max(12) }),
    changes: list,
    response: nothing,
    errors: ['already_paired', 'own_class'],
  }),
  'POST grown-ups/classes/{classId}/pairs/{pairId}/agree': endpoint({
    summary: 'Agrees to a pair that the other class proposed',
    access: 'adult',
    right: 'teachClass',
    fresh: true,
    params: pairParam,
    changes: list,
    response: nothing,
  }),
  'DELETE grown-ups/classes/{classId}/pairs/{pairId}': endpoint({
    summary: 'Ends a pair, declines it or takes it back; friendships stay',
    access: 'adult',
    right: 'teachClass',
    params: pairParam,
    /** The state that the adult saw: the other class may have agreed since. */
    query: z.strictObject({ state: pairStateSchema }),
    changes: list,
    response: nothing,
    errors: ['already_paired'],
  }),
} as const;
