export { createMailer } from './create-mailer.ts';
export { escapeHtml } from './letter-html.ts';
export { type LetterParts, labelled } from './letter-parts.ts';
export { fill, mailTexts } from './mail-texts.ts';
export {
  countLetters,
  countStuckLetters,
  dropLetters,
  hurryLetters,
  listFailedLetters,
  listLettersAbout,
  readLettersState,
} from './outbox.data.ts';
export { queueLetter, sendDueLetters, writtenOf } from './outbox.service.ts';
export { MOST_REPLY_BYTES, type Reply, readReply } from './read-reply.ts';
export { erasureSeries } from './replies.data.ts';
export { listReplies, storeReply } from './replies.service.ts';
export type { AccountEvent } from './texts/mail-texts.ts';
