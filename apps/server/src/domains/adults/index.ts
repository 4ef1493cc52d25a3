export { deleteAdultSession } from './adult-session.data.ts';
export { type AdultSessions, createAdultSessions } from './adult-sessions.service.ts';
export { createGrownUpSignIn, type GrownUpSignIn } from './adult-sign-in.service.ts';
export { judgeRight } from './rights.service.ts';
