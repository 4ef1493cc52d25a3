import { readOnboarding } from '../../domains/onboarding/index.ts';
import { saveOnboarding } from '../../use-cases/save-onboarding.ts';
import type { HandlersOf } from '../call.ts';

export const onboardingHandlers: HandlersOf<
  'GET users/{id}/onboarding' | 'PUT users/{id}/onboarding'
> = {
  'GET users/{id}/onboarding': ({ db, params }) => readOnboarding(db, params.id),

  'PUT users/{id}/onboarding': ({ db, params, body, now, offset }) =>
    saveOnboarding(db, { userId: params.id, now, offset }, body.finished),
};
