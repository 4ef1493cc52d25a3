import { localStreets, streetsBefore } from '../data/street-words.ts';
import { findByRules, makeRule, type Rule } from '../read/reading.ts';
import { completed, joined } from './address/complete.ts';
import { directions } from './address/directions.ts';
import { homesInPieces } from './address/homes.ts';
import { addressLines } from './address/lines.ts';
import { namedStreets } from './address/named-streets.ts';
import { pieces } from './address/pieces.ts';
import { withoutStories } from './address/stories.ts';
import { unsaidStreets } from './address/unsaid-streets.ts';
import { alonesAtHome, besideNamed, whereabouts } from './address/whereabouts.ts';
import { workPlaces } from './address/work-places.ts';
import type { Phase } from './phase.ts';

const streets =
  '(?:street|lain|rode|clos|streat|streett|stret|steet|sreet|streeet|srteet|strret|strit|str|st|road|roud|rd|avenue|avenu|ave|lane|drive|boulevard|blvd|crescent|terrace|alley|caddesi|cadde|cad|sokak|sokagi|sok|mahallesi|mahalle|mah|bulvari|apartmani|kucesi|kuce|kuchesi|prospekti|dongesi|kuc|ulitsa|ulica|prospekt|pereulok|bulvar|lu|jie|hutong)';
const before = `(?:${streetsBefore.join('|')})`;
const common =
  '(?:in|on|of|at|the|our|my|your|his|her|their|a|an|and|to|from|is|are|was|were|this|that|same|next|long|big|small|quiet|noisy|busy|main|nice|beautiful|very|old|new|children|people|boys|girls|cars|houses|shops|trees|there|across|along|down|up|near|with|for|by|it|i|we|you|he|she|they|every|one|no|some|any|where|which|who|has|have|having|behind|between|beside|opposite|after|before|past|over|under|about|around)';
const name = `(?!${common}\\b)[^ .?]{2,20}`;
const home =
  '(?:live|living|lives|house|home|flat|apartment|address|stay|come|moved)(?: [^ .?]{1,20}){0,4}?';
const local = `(?:${localStreets.join('|')})`;
const asOf = 'as of a home address';

const rule = (explanation: string, pattern: string, severity: 1 | 2 = 2): Rule =>
  makeRule('address', severity, explanation, pattern);

const rules: readonly Rule[] = [
  rule(`A house number and a street, ${asOf}`, `\\b\\d{1,4}[a-z]? (?:${name} ){1,3}${streets}\\b`),
  rule(
    `A street after 'live' or 'house', ${asOf}`,
    `\\b${home} (?<mark>(?:${name} ){1,3}${streets}\\b(?: (?:no|number|nr)? ?\\d{1,4})?)`,
  ),
  rule(
    `A street and a number, ${asOf}`,
    `\\b(?<mark>(?:${name} ){1,2}${streets} (?:(?:no|number|nr|house|dom|ev) )?\\d{1,4}[a-z]?\\b)`,
  ),
  rule(
    `A street and a number, ${asOf}`,
    `\\b(?:\\d{1,4} ${before} (?:(?:de|des|du|del|la|los|las) ){0,2}[^ .?]{2,20}|${before} (?:\\. )?(?:(?:de|des|du|del|la|los|las) ){0,2}[^ .?]{2,20} (?:(?:no|dom|house|number|numero|nomer|d) )?\\d{1,4})\\b`,
  ),
  rule(
    `A street after 'live' or 'house', ${asOf}`,
    `\\b${home} (?<mark>${before} (?:(?:de|des|du|del|la) ){0,2}(?:[^ .?]{2,20}|\\d))`,
  ),
  rule(
    `The name of a street, ${asOf}`,
    `\\b(?:my|our) (?:street|road|avenue) is (?:called |named )?(?<mark>(?:${name} ){1,3}(?:${streets}|close|court|rise|grove|gardens|way|row|hill|place)\\b)`,
  ),
  rule(`A street and a number, ${asOf}`, `\\b(?<mark>[^ .?]{3,20} ${before} \\d{1,4})\\b`),
  rule(
    `A house number and a street, ${asOf}`,
    `\\b(?:number|no|nr|live at|house is|address is) (?<mark>\\d{1,4}[a-z]? (?:${name} ){1,2}(?:close|court|gardens?|place|square|grove|way|walk|mews|row|hill))\\b`,
  ),
  rule(
    `A house of flats by its name, ${asOf}`,
    '(?<=^| )(?<mark>[^ .?]{2,20} (?:sitesi|apartmani|apartmaninda|konutlari|evleri|bloklari)(?: [^ .?]{1,10}){0,4} \\d{1,4})(?= |$)',
  ),
  rule(
    `A flat or house by its number, ${asOf}`,
    '\\b(?:block|blok|building|entrance) [a-z0-9]{1,3} (?:door|flat|daire|kapi|no|number|apartment|room|floor|kat|etaj|menzil) \\d{1,4}\\b',
  ),
  rule(
    `A street in Russian, ${asOf}`,
    '(?<=^| )(?:улица|улице|улицы|ул|проспект|проспекте|переулок|переулке|бульвар|бульваре|шоссе|площадь)(?: \\.)? [^ .?]{2,20} (?:дом |д (?:\\. )?)?\\d{1,4}[^ .?]?(?: (?:квартира|кв)(?: \\.)? \\d{1,4})?(?= |$)',
  ),
  rule(
    `A street in Chinese, ${asOf}`,
    '[\\u4e00-\\u9fff]{1,10}(?:路|街|巷|弄|道|胡同|小区) ?\\d{1,4} ?(?:(?:号|弄|栋|楼|室|单元)(?: ?\\d{1,4} ?[号弄栋楼室])*)?',
  ),
  rule(`A street in Thai, ${asOf}`, '(?:ถนน|ซอย) ?[\\u0e00-\\u0e7f]{0,30} ?\\d{1,4}'),
  rule(
    `A Turkish or Azerbaijani street, ${asOf}`,
    `\\b(?<mark>${name} ${local}(?: \\.)?(?: [^ .?]{1,20}(?: \\.)?){0,3} (?:no|number|daire|ev|kapi|menzil)(?: \\.)? \\d{1,4})\\b`,
  ),
  rule(
    `A street after 'live' or 'house', ${asOf}`,
    `\\b(?:live|living|house|home|flat|apartment)\\b[^.?]{0,60} (?<mark>${name} ${local})\\b`,
  ),
  rule(
    `A street and a number, ${asOf}`,
    `\\b(?:live|lives|living|house|home|flat|address|moved|street)(?: (?:in|on|at|is|the)){0,3} (?<mark>(?:street|avenue|prospect|road) (?!and\\b)${name} (?:(?:no|number|house|dom) )?\\d{1,4}[a-z]?)\\b`,
  ),
  rule(
    `A post box, ${asOf}`,
    '\\b(?:b ?p|postbus|postfach|boite postale|casilla postal|apartado|caixa postal) (?:no |number )?\\d{2,6}\\b(?! over\\b| [.] \\d)',
    1,
  ),
  rule(
    `A post box, ${asOf}`,
    '\\b(?:p (?:\\. )?o (?:\\. )?|po |post ?|postal )box (?:number |no )?\\d{1,6}\\b',
  ),
  rule('A British postcode', '\\b[a-z]{1,2}\\d[a-z\\d]? \\d[a-z]{2}\\b'),
  rule(
    "A number after 'postcode' or 'zip code'",
    '\\b(?:post ?code|postal code|zip(?: code)?|index)(?: (?:is|of|my|house|home|here)){0,3} (?<mark>[a-z]{0,2}\\d[a-z\\d]{2,6}(?: \\d[a-z]{2})?)\\b',
  ),
  rule(
    "What stands after 'my address is'",
    '\\b(?:my|our|home) (?:home |house |new )?address (?:is |\\. |(?=\\d))(?<mark>[^ .?]{1,30}(?: [^ .?]{1,30}){1,7})',
  ),
  rule(
    `A flat or house by its number, ${asOf}`,
    '\\b(?:live|living|home|house|address|building|floor)(?: [^ .?]{1,20}){0,4}? (?<mark>(?:flat|apartment|apt|building|block|house|daire|menzil|kvartira|dom) (?:number |no |nr )?\\d{1,4}[a-z]?)\\b',
  ),
  rule(
    `A flat or house by its number, ${asOf}`,
    '\\b(?<mark>(?:flat|apartment|apt|daire|kvartira) (?:number |no )?\\d{1,4}[a-z]?)\\b',
  ),
  rule(
    `A flat or house by its number, ${asOf}`,
    '\\b(?:my|our) (?:flat|apartment|house|home|door|building) (?:is |has )?(?:the )?(?<mark>(?:number |no )?\\d{1,4}[a-z]?)(?= [.?]|$| (?:in|on|of|and|at) (?:the |a )?(?:building|block|house|floor|street|road|tower|entrance)\\b)',
  ),
  rule(
    'Where exactly the house stands',
    '\\b(?<mark>(?:[a-z]{2,12} )?(?:house|building|flat|door) (?:next to|near|behind|opposite|in front of|across from|beside) (?:the )?(?:[^ .?]{2,20} ){0,2}(?:hospital|mosque|church|station|metro|airport|market|mall|supermarket|shop|stadium|bazaar|museum|bridge|university|school|temple|hotel|bank|pharmacy|library|cinema|post office|tower|park))(?= [^.?]{0,20}\\b(?:is (?:my|our) (?:house|home|place)|i live|we live))\\b',
  ),
  rule(
    'Where exactly the house stands',
    '\\b(?:live|living|house is|home is|flat is)(?: [^ .?]{1,20}){0,1}? (?:in |at )?(?<mark>(?:the )?(?:[^ .?]{1,15} )?(?:house|building|flat|home|door)? ?(?:next to|near|near to|behind|opposite|in front of|across from|beside) (?:the )(?:[^ .?]{2,20} ){0,2}(?:hospital|mosque|church|station|metro|airport|market|mall|supermarket|shop|stadium|bazaar|museum|bridge|university|(?<! the )school|temple|hotel|bank|pharmacy|library|cinema|post office|tower))\\b',
  ),
  rule(
    `A street with a name, ${asOf}`,
    `\\b(?:live|living|house|home|flat|moved|come|address|next to|near|cottage)\\b[^.?]{0,40}? (?:in|on|at|to|of) (?<mark>(?:${name} ){1,2}(?:lane|road|street|avenue|close|crescent|terrace|drive|hill|square|gardens|court|way)(?: (?:number |no )?\\d{1,4})?)\\b`,
  ),
  rule(
    `A house by its name, ${asOf}`,
    '\\b(?:live|living|home is|house is|address is|flat)(?: [^ .?]{1,8}){0,2}? (?:in|at|is|number) (?<mark>(?:the )?(?:[^ .?]{2,14} ){0,3}(?:cottage|mill|manor|lodge|villa|house (?=[^ .?]{3,}))(?: [^ .?]{2,14}){0,3})(?= [.?]|$)',
    1,
  ),
  rule(
    'A place in three words',
    '\\b(?:what ?3 ?words|what three words) (?<mark>[a-z]{3,} \\. [a-z]{3,} \\. [a-z]{3,})',
  ),
  rule('A place on a map in figures', '\\b\\d{1,2} \\. \\d{4,} \\d{1,3} \\. \\d{4,}'),
];

/** Finds home addresses, in English and with local words for streets. */
export const address: Phase = {
  name: 'addresses',
  find: reading => {
    const found = withoutStories(reading, [
      ...findByRules(reading, [...rules, ...homesInPieces, ...alonesAtHome]),
      ...whereabouts(reading),
      ...besideNamed(reading),
      ...namedStreets(reading),
      ...unsaidStreets(reading),
      ...directions(reading),
      ...workPlaces(reading),
      ...addressLines(reading),
    ]);
    const others = found.length > 0 ? findByRules(reading, pieces) : [];
    const marks = joined([...found, ...others]).map(one => completed(reading, one));
    return joined(marks);
  },
};
