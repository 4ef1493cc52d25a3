export { beginOnboarding, markPaid, raiseFinished } from './onboarding.data.ts';
export { readOnboarding } from './onboarding.service.ts';
