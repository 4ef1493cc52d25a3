export { createMailer } from './create-mailer.ts';
export { putIntoOutbox, sendDueLetters } from './outbox.service.ts';
