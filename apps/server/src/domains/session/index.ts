export { type Attempt, toAttempt } from './attempt.ts';
export { createAttempts } from './attempts.service.ts';
export { closeAccounts } from './close-accounts.data.ts';
export { makeNewCard } from './new-card.service.ts';
export { hashPictures } from './picture-password.ts';
export { lazySecrets, readSecrets } from './secrets.service.ts';
export { createSessions, type Sessions } from './session.service.ts';
export { createSignIn, type SignInService, type SignInWatch } from './sign-in.service.ts';
export { createSignInQueue } from './sign-in-queue.ts';
