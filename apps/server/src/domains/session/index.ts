export { hashPictures } from './picture-password.ts';
export { readSecrets } from './secrets.service.ts';
export { sessionHandlers } from './session.routes.ts';
export { type Caller, createSessions, type Sessions } from './session.service.ts';
export { createSignIn, type SignInService } from './sign-in.service.ts';
