export { createMailer } from './create-mailer.ts';
export {
  countOpenReplies,
  findLostLetters,
  lockDeskReply,
  lockLostLetter,
  markLetterDone,
  updateReply,
} from './desk-replies.data.ts';
export {
  dealtWithBy,
  outcomeOf,
  readDeskReplies,
  readLostLetters,
} from './desk-replies.service.ts';
export { escapeHtml } from './letter-html.ts';
export { numberOf } from './letter-ids.ts';
export { type LetterParts, labelled } from './letter-parts.ts';
export { fill, mailTexts } from './mail-texts.ts';
export {
  countLetters,
  countStuckLetters,
  dropLetters,
  hurryLetters,
  listLettersAbout,
  readLettersState,
  returnLetter,
} from './outbox.data.ts';
export { queueLetter, sendDueLetters, writtenOf } from './outbox.service.ts';
export { MOST_REPLY_BYTES, type Reply, readReply } from './read-reply.ts';
export { erasureSeries } from './replies.data.ts';
export {
  type AnsweredLetter,
  findAnsweredLetter,
  listReplies,
  storeReply,
} from './replies.service.ts';
export type { AccountEvent } from './texts/mail-texts.ts';
