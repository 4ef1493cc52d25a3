import { foundInAll, type Reading, read } from '../../read/reading.ts';
import type { Phase } from '../phase.ts';
import { unkindness } from '../unkindness.ts';

/** Cold words, harmless alone: `there is no place at our table`. */
const cold =
  /\b(?:no|not|never|nobody|dont|cant)\b[^.?]{0,40}\b(?:you|your|place|seat|room|group|sticker|hat|players|friends?|list|club|party|play|write|answers?|invite|come|like|joke)\b|\b(?:without|but not|but|except|not) you\b|\byou (?:are|is|were)(?: [^ .?]{1,8})? (?:not|out|new|boring|over there)\b|\byour (?:team|place|seat) is\b|\b(?:leave|go|wait|stay)(?: (?:the game|leave|sit alone|away|alone|at home|until [^.?]{3,15}))?(?= [.?]|$)|^(?:bye|out|go|leave|gone)(?: (?:bye|out|forever|leave))*$|\b(?:unfriend|delete|block) you\b|\bme too\b|\band me(?: too)?$|\bwe all (?:think|like|say)\b|\b(?:find|look for) other friends\b|\bonly (?:for |the )?(?:[^ .?]{2,8} )?(?:friends|girls|boys|kids|ones|cool)\b|\byou (?:smell|lose|will never)\b|\bhaha\b|\bsorry not sorry\b|\bit is (?:about you|better)\b|\b(?:club|group|team|place|seat) is (?:full|taken|for [^.?]{2,10})\b|\bthis seat is\b|\btold everyone\b|\bheard what\b|\bhad a party\b|\bsad you\b|\bsays you\b|\bwe vote\b|\bmust wait\b|\bis in\b|\bwe have a secret\b|\bchoose\b|\bmore than you\b|\bin our photo\b|\bsit with [^ .?]{2,10}$|\bi will sit\b|\bwe changed\b|\bwe start\b/;
const warm =
  /\b(?:you can (?:join|play|sit|come)|you are in|happy birthday|miss(?:ed)? you|come back|sorry (?:i|for|that)|i am (?:ill|sick)|nice|like your|funny|hooray|good night|see you|for two teams|reading club|join our club|maybe tomorrow)\b/;
const abroad =
  /istemiyoruz|gelme(?:$| )|oynamiyoruz|istemirik|oynamiriq|не пиши|не дружим|не играем|уходи|no queremos|vete|on (?:ne )?veut pas|va-?t'?en|不要你|不跟你玩|ไม่เล่นด้วย|ไม่ชอบเธอ/;

const fewestTexts = 3;
const fewestAuthors = 2;
const mostTexts = 40;

function isCold(reading: Reading): boolean {
  const { spoken, folded } = reading;
  if (warm.test(spoken.text)) return false;
  if (cold.test(spoken.text) || abroad.test(folded.text)) return true;
  return unkindness.find(reading).some(({ code }) => code === 'exclusion');
}

/** Finds that several children together shut one out within a week. */
export const exclusionOverWeek: Phase = {
  name: 'several children against one',
  find: reading => {
    const before = reading.context.toTarget.slice(-mostTexts);
    if (before.length + 1 < fewestTexts || !isCold(reading)) return [];
    const coldBefore = before.filter(({ text }) => isCold(read({ ...reading.context, text })));
    const authors = new Set(['', ...coldBefore.map(({ author }) => author)]);
    if (coldBefore.length + 1 < fewestTexts || authors.size < fewestAuthors) return [];
    const explanation = `${authors.size} children wrote ${coldBefore.length + 1} texts within a week that leave this child out`;
    return [foundInAll({ code: 'exclusion', severity: 2, explanation })];
  },
};
