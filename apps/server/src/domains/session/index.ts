export { createAttempts, toAttempt } from './attempts.service.ts';
export { hashPictures } from './picture-password.ts';
export { lazySecrets, readSecrets } from './secrets.service.ts';
export { createSessions, type Sessions } from './session.service.ts';
export { createSignIn, type SignInService } from './sign-in.service.ts';
