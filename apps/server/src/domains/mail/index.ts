export { createMailer } from './create-mailer.ts';
export { listLettersAbout } from './outbox.data.ts';
export { queueLetter, sendDueLetters } from './outbox.service.ts';
