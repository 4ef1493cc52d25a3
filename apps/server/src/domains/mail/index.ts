export { claimAlarm } from './alarms.data.ts';
export { createMailer } from './create-mailer.ts';
export { escapeHtml, htmlOf } from './letter-html.ts';
export { type LetterParts, textOf } from './letter-parts.ts';
export { fill, mailTexts } from './mail-texts.ts';
export { countLetters, listFailedLetters, listLettersAbout } from './outbox.data.ts';
export { queueLetter, sendDueLetters } from './outbox.service.ts';
export { MOST_REPLY_BYTES, type Reply, readReply } from './read-reply.ts';
export { listReplies, storeReply } from './replies.service.ts';
