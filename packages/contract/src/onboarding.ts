import { z } from 'zod';
import { onboarding } from './constants.ts';
import { endpoint, userIdParam } from './endpoint.ts';

const finished = z.int().max(onboarding.steps);

/** ONBOARD-01: how far a child is in its first steps, and what they have paid it. */
export const onboardingSchema = z.strictObject({
  /** Steps finished. It only grows. */
  finished: finished.nonnegative(),
  lingos: z.int().nonnegative(),
});
/** How far a child is in its first steps. */
export type Onboarding = z.infer<typeof onboardingSchema>;

/** Calls of the noun onboarding. Not in the specification (decision 59). */
export const onboardingEndpoints = {
  'GET users/{id}/onboarding': endpoint({
    summary: 'How many of its first steps the child has finished',
    access: 'self',
    params: userIdParam,
    response: onboardingSchema,
  }),
  'PUT users/{id}/onboarding': endpoint({
    summary: 'Remembers that the child has finished its first steps up to a number',
    access: 'self',
    params: userIdParam,
    body: z.strictObject({ finished: finished.positive() }),
    changes: ['GET users/{id}/lingos', 'GET streaks/{userId}'],
    response: onboardingSchema,
  }),
} as const;
