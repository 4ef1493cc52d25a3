export { createAdultAttempts } from './attempts.service.ts';
export { newInvitation } from './invitation.ts';
export { freeCodeAt } from './one-time-code.ts';
export { newPassword } from './password.ts';
export { createAdultProofs } from './proof.service.ts';
export { canOpenSome, listSealed } from './sealed.data.ts';
export { openSecret, SECRET_BYTES, sealSecret } from './sealed-secret.ts';
export { newToken, sessionLimits, tokenHash } from './session-limits.ts';
export { createAdultSignIn, type Door } from './sign-in.service.ts';
