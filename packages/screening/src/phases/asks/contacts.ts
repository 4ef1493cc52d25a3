import { platformNames, services } from '../../data/platforms.ts';
import type { Rule } from '../../read/reading.ts';
import { ask, asksFor, between, ends, family, gap, oneOf, please, starts, your } from './words.ts';

const contact = oneOf(`
  phone numbers?, phone, cell, numbers?, email, e mail, gmail, mail, home address, address, house number, postcode,
  zip code, contacts?, card number, snap, ${platformNames.join(', ')}
`);
const account = oneOf(
  'accounts?, acc, user, username, user name, gamertag, gamer tag, login, log in, password, pass word, passcode, pin, pin code, friend code',
);
const played = `(?:${services.join('|')}|games?|gaming|gamer|server)`;
const handle = oneOf('user, username, user name, nick, nickname, nick name, name, id, tag, code');
const things = oneOf(
  `${family}, accounts?, phone, house, home, flat, street, school, tablet, computer, door, gate, building, lock, wi ?fi, game, profile`,
);
const secretWord = oneOf('password, pass, pass word, passcode, pin, pin code, code, login');

/** The shirt of a player, a favourite, or the word itself. */
const notMeant =
  '(?! (?:one|two|colour|like|case|called in|(?:on|in|from) (?:the|your|a)|of (?:brothers|sisters|pets)))';
const present = '(?:(?: \\.)? i (?:will )?send you (?:a )?(?:present|gift|surprise)[^.?]{0,15})?';
/** `Nobody may ask your address`. */
const notWarned = '(?<!\\b(?:anyone|anybody|strangers|never give) your [^.?]{1,20})';

/** Questions for ways to reach the child elsewhere, and for what opens an account or a door. */
export const asksForContacts: readonly Rule[] = [
  ...asksFor(2, 'Asks for a phone number, an address or an account', [
    `${ask}${between} ${your} (?:${contact}|${account})\\b${notMeant}${notWarned}${present}`,
    `${ask}${between} (?:phone )?(?:${contact}|${account}) (?:of|for|to|from|on|in) (?:your|you) ${things}\\b${notMeant}`,
    `(?:(?:do you|${starts}you) (?:have|got)|have you(?: got)?)(?: (?:a|an|any|your own))? (?<mark>(?:phone number|number|email|e mail|mail|gmail))\\b`,
    `(?:how|where) can i add you\\b`,
    `(?:what|which) (?:phone|number|email|e mail|mail) (?:do )?you (?:use|have)\\b`,
    `(?:how can i|can i|could i|may i) (?:find|call|contact|reach|text|phone|ring) you\\b`,
    `${starts}your (?:home |own |${family} )?(?:${contact}|${account}) please\\b`,
  ]),
  ...asksFor(2, 'Asks for an account', [
    `(?:${ask}${between}|${starts}) ?(?:your|you)(?: own)? ${played} ${handle}\\b`,
    `(?:your|you) ${handle} (?:there|in it|in (?:this|that|the) game)\\b`,
    `(?:what|which) ${handle} (?:do you|you) (?:play|use)\\b`,
    `(?:what|which|how)${gap(1)} ${handle}? ?(?:do|are) you (?:use|have|play with|call yourself|called)(?: yourself)? (?:in|on)(?: the)? ${played}\\b`,
    `${ask}${between} (?:your|you) ${handle} (?:in|on|of|for|at|from)(?: the)? ${played}\\b`,
    `(?:how|what|who) (?:are you(?: called)?|do you call yourself) (?:in|on) (?!the (?:game|server)|games?\\b)${played}\\b`,
  ]),
  ...asksFor(2, 'Asks for a password or a code', [
    `${ask}${gap(3)} ${secretWord} (?:of|for|to|from|on|in|that opens) (?:(?:your|you)\\b(?! (?:secret club|treasure))|the (?:door|gate|house|wi ?fi|tablet|phone))`,
    `${ask}${gap(3)} (?:password|pass word|passcode)${gap(1)} (?:your|you)\\b`,
    `${ask}${between} (?:your|you) (?:pass|pw)\\b(?! (?:the|me|a|it|mark|to))`,
    'where (?:is|are)(?: the| your)?(?: house| spare| door)* keys? (?:of|to|for|from) your (?:house|home|door|flat)\\b',
    `${ask}${between} (?:your )?code (?:from|in|on|of)(?: the| your)? (?:email|e mail|mail|sms|message|phone)\\b`,
    `(?:what|which) (?:code|key|password|pin) (?:opens|open|unlocks|is for|do you (?:use|type|write|put))\\b[^.?]{0,25}`,
    `where (?:do|does) (?:you|your ${family}) (?:keep|hide|put|leave) (?:the|your|a)(?: house| spare| home| door)* keys?\\b`,
  ]),
  ...asksFor(1, 'Asks for a phone number, an address or an account', [
    `${starts}your (?:home )?(?:number|phone|address|email|insta|snap|username|user)${please}${ends}`,
    `${starts}(?:give|send|tell|write|say)(?: me)? (?:address|phone number|phone|number|email|snap|insta|password)(?= please\\b| \\?|$)`,
    `${ask}${between} (?:your|you) (?:nick|id|tag|friend code)\\b${notMeant}`,
    '(?:do you|you|have you)(?: (?:have|got|own|use|a|an|your|any)){1,4} phone\\b(?= (?:\\? )?(?:what|write|number|with you|is)\\b)[^.?]{0,25}(?:\\? what is the number)?',
    '(?<=^got|[.?] got|(?<!have )you got)(?: a)? phone\\b',
    'what is the number\\b(?! (?:of|on|in|for|that|you (?:get|see|have)|between|after|before|here|plus))',
  ]),
];
