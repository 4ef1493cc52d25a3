export { createMailer } from './create-mailer.ts';
export { queueLetter, sendDueLetters } from './outbox.service.ts';
