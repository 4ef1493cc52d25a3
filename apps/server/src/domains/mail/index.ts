export { createMailer, tryMailServer } from './create-mailer.ts';
export { countOpenReplies, lockDeskReply, updateReply } from './desk-replies.data.ts';
export {
  dealtWithBy,
  listWaitingReplies,
  outcomeOf,
  readDeskReplies,
} from './desk-replies.service.ts';
export { escapeHtml } from './letter-html.ts';
export { addressHashOf, auditedAs, numberOf } from './letter-ids.ts';
export { type LetterParts, labelled } from './letter-parts.ts';
export { listedSince } from './listed.ts';
export { findKeptLostLetters, lockLostLetter, markLetterDone } from './lost-letters.data.ts';
export { fill, mailTexts } from './mail-texts.ts';
export {
  countLetters,
  countStuckLetters,
  dropLetters,
  findLateLetters,
  hurryLetters,
  listLettersAbout,
  readLettersState,
  returnLetter,
} from './outbox.data.ts';
export { queueLetter, sendDueLetters, writtenOf } from './outbox.service.ts';
export { cut, MOST_REPLY_BYTES, type Reply, readReply } from './read-reply.ts';
export { erasureSeries } from './replies.data.ts';
export {
  type AnsweredLetter,
  findAnsweredLetter,
  listReplies,
  storeReply,
} from './replies.service.ts';
export type { AccountEvent, ErasureEvent } from './texts/mail-texts.ts';
export { findThreadOf } from './threads.data.ts';
