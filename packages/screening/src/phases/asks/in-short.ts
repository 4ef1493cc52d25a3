import { platformNames } from '../../data/platforms.ts';
import type { Rule } from '../../read/reading.ts';
import { asksFor, ends, oneOf, startsAfter } from './words.ts';

const contact = oneOf(
  'phone number, phone, number, email, e mail, mail, gmail, address, home address, surname, last name, full name, username, snap, insta, instagram',
);
/** Where these questions begin: also after what children say before them. `hola` is read as `hole`. */
const begins = startsAfter('hole', 'sorry', 'lol', 'haha', 'pls');
const order = oneOf('give, send, tell, say, write, drop, type, put, pass');
/** What comes after a question in few words: a reason for it. */
const goesOn = '(?= [.?]|$| (?:i|so|and|my|we|because|then|pls|please|now|for)\\b)';
const account = oneOf('users?, username, user name, id, nick, nickname, tag, name, names, link');
const toldOf = oneOf(
  'school, club, team, street, village, teacher, coach, tiktok, instagram, snapchat, discord, roblox, youtube, channel, whatsapp, account, gym',
);

/** `Your number?` in other languages. */
const abroad = oneOf(`
  tu (?:number|telefono|correo|direccion|apellido), cual es tu (?:number|telefono|apellido|direccion), donde vives,
  t(?:on|a) (?:number|address|nom de famille|telephone|mail), tu habites ou, ou habites tu, (?:senin )?(?:numaran|adresin|soyadin|telefonun),
  (?:senin )?(?:nomren|unvanin|soyadin), nerede oturuyorsun, твои номер, (?:как )?твоя фамилия, какая у тебя фамилия, где ты живешь,
  seu (?:number|telefone|endereco|sobrenome), deine (?:nummer|adresse), dein nachname, twoj numer, twoje nazwisko
`);

/** Questions in few words, and the second half of a question. */
export const asksInShort: readonly Rule[] = [
  ...asksFor(1, 'Asks for a phone number, an address or an account', [
    `${begins}your ${contact}${ends}`,
    `${begins}${contact} please${goesOn}`,
    `${begins}(?:please )?${order}(?: me)? ${contact}${goesOn}`,
    `${begins}${abroad}${ends}`,
    // The sign of `drop ur @` is no word.
    `(?:drop|send|what is|give me) your(?: on (?:${platformNames.join('|')}))?${ends}`,
    `${begins}(?:do )?you (?:know|remember) your (?:post ?code|zip code|address|phone number)\\b`,
    '(?:you|have you|do you have)(?: got)? (?:snap|line|insta|zoom)(?= \\?)',
  ]),
  ...asksFor(1, 'Asks for a name or place that tells who the child is', [
    `what is the (?:post ?code|zip code|zip|address|street name|house number)(?: (?:there|in your [^ .?]{2,12}|where you live|please|of (?:you|your [^ .?]{2,10}))|${ends})`,
    `(?:do )?(?:you )?(?:have |got )?${toldOf}\\b[^.?]{0,20} [.?] (?:please )?${order}(?: me| us)?(?: (?:the|its|it is|your|his|her))? ${account}(?= [.?]|$| (?:please|pls|and|so|i)\\b)`,
    '(?:first )?name(?: and)? (?:middle name )?(?:and )?(?:last name|surname|family name|second name)(?: and)?(?: (?:age|birthday|school|city|address|street))? go\\b',
    '(?:want|need|tell|say|write|give|send|mean)(?: me)?(?: both)?(?: the| your)? (?:first|name)(?: name| one)? and (?:the |your )?(?:last|surname|second|family name)(?: name| one)?(?= [.?]|$)',
    '(?:(?:full )?name \\? )?(?:i )?(?:want|need|tell|say|write|give|mean)(?: me)? both(?: \\.)? (?:the |your )?(?:first|name) and (?:the |your )?(?:surname|last)\\b',
    'is (?:it|this|that) your (?:real|full|true|whole) (?:one|name)\\b(?:[^.?]{0,3}\\? (?:(?:and|or) )?(?:tell|say|what is)(?: me)? the (?:whole|full|real|complete)[^.?]{0,12})?',
  ]),
  ...asksFor(1, 'Asks when the child was born', [
    '(?:when (?:is|are) )?(?:you |your )?(?:birthday|born)\\b[^.]{0,12} (?:which|what|say|tell|write|give)(?: me)?(?: the)? (?:day|date|month)(?: and)?(?: the)?(?: month)? and(?: the)? year\\b',
    '(?:which|what) (?:day|date)(?: and)? month and year\\b[^.?]{0,15}',
  ]),
];
