export { createMailer } from './create-mailer.ts';
export type { Letter, Mailer } from './mailer.ts';
export { putIntoOutbox, sendDueLetters } from './outbox.service.ts';
