import { makeRule, type Rule } from '../../read/reading.ts';

const rule = (explanation: string, pattern: string, severity: 1 | 2 = 2): Rule =>
  makeRule('address', severity, explanation, pattern);

const streets =
  '(?:street|str|st|road|rd|avenue|ave|lane|drive|boulevard|crescent|terrace|close|court|place|square|grove|way|walk|mews|row|hill|gardens|sokak|cadde|caddesi|ulitsa)';
const name =
  '(?!(?:the|a|our|my|your|this|that|and|is|quiet|busy|noisy|long|short|same|big|small|little|nice|main|next|very|same|one|old|new|class|grade|year|lesson|page|level|chapter)\\b)[^ .?]{2,20}';
const onlyStreets =
  '(?:grove|mews|row|rise|croft|parade|crescent|terrace|close|drive|lane|avenue|road|street)';
const flat = '(?:kvartira|kv|flat|apartment|apt|daire|menzil|door|room|unit|house|dom|block)';
const side =
  '(?:next to|near|near to|opposite|behind|beside|across(?: the (?:road|street))? from|(?:down|up) the (?:road|street) from|(?:round|around) the corner from|(?:just )?past|above|over)';
const mark =
  '(?:park|church|mosque|school|shops?|supermarket|market|hospital|station|metro|bus stop|petrol station|chip shop|pub|bakery|pharmacy|chemist|post office|post box|library|cinema|mall|stadium|bank|hotel|bridge|pool|playground)';

/** Homes described in pieces: a number here and a street there, or beside what they stand. */
export const homesInPieces: readonly Rule[] = [
  rule(
    'A house in a street with a name',
    `\\b(?:live|lives|living|house is|home is|flat is)(?: (?:right|just|now))? (?:in |at |on )?(?<mark>(?:the )?(?:[^ .?]{2,14} ){1,6}(?:on|in|of) (?:${name} ){1,2}${streets})\\b`,
  ),
  rule(
    "A street after 'live'",
    `\\b(?:live|lives|living|moved|stay) (?:in|on|at|to) (?<mark>(?:${name} ){1,2}${onlyStreets})\\b`,
  ),
  rule(
    'The shop of a family',
    "\\b(?:our|(?:dad|mum|uncle|aunt|grandpa|parents|family)(?:'s)?) (?:family )?(?:shop|restaurant|cafe|hotel|salon|garage|bakery|store|farm|company|bar|pub|takeaway) is (?:called|named) (?<mark>[^ .?]{2,20}(?: [^ .?]{2,20}){0,4})",
    1,
  ),
  rule(
    'A stop near the home',
    '\\b(?:my|our) (?:bus |tram |metro )?(?:stop|station) is (?:called |named |at )?(?<mark>(?!(?:near|far|the|very|in|on|not|next|right|close|here|there|called|so|too|a)\\b)[^ .?]{3,20}(?: (?!(?:and|then|near|so)\\b)[^ .?]{3,20})?)',
    1,
  ),
  rule(
    'A house number and a street, as of a home address',
    `\\b(?<mark>(?:number|no|house|flat|door) (?:is )?(?:number |no )?\\d{1,4}[a-z]? (?:(?:on|in|at|of|and) )?(?:${name} ){1,3}${streets})\\b`,
  ),
  rule(
    'A house number and a street, one by one',
    `\\b(?:number of (?:my|our) (?:house|flat)|(?:house|flat|home)(?: number)?|my number) (?:is )?(?:number )?(?<mark>\\d{1,4}[a-z]?\\b[^.?]{0,20}\\b(?:street|road|avenue|lane)(?: name)? (?:is |called |named )(?:called |named )?${name}(?: ${name})?)`,
  ),
  rule(
    'A street and a house number, one by one',
    `\\b(?:street|road|avenue|lane)(?: name)? (?:is |called |named )(?:called |named )?(?<mark>[^ .?]{2,20}(?: [^ .?]{2,20})?(?: [.])? (?:and )?(?:my |our |the )?(?:house|flat|home|number|door)(?: number)? (?:is )?(?:number )?\\d{1,4}[a-z]?\\b(?: (?:and )?(?:my |our |the )?(?:flat|door|apartment) (?:is )?(?:number )?\\d{1,4})?)`,
  ),
  rule(
    'A number, a flat and its number, as of a home address',
    `\\b(?<mark>(?:${name} ){1,2}\\d{1,4}[a-z]?(?: [.])? ${flat} (?:number |no )?\\d{1,4}[a-z]?)\\b`,
  ),
  rule(
    'The number of the home in a street or close',
    '\\b(?:live|lives|living|stay|stays|house is|home is|address is) at (?:number )?(?<mark>\\d{1,4}[a-z]? (?:the )?(?!(?:degrees?|metres?|meters?|km|am|pm|o|years?|in|on|and)\\b)[^ .?]{3,20})(?= [.?]|$| (?:in|and|i|with|it|so|but|near)\\b)',
  ),
  rule(
    'Where exactly the house stands',
    `\\b(?:live|lives|living|house|home|flat|building|bungalow|cottage|place|one with)\\b[^.?]{0,40}? (?<mark>${side} (?:the |a )?(?:[^ .?]{2,14} ){0,2}${mark} (?:on|in) (?:the )?(?:${name} ){1,2}${streets})\\b`,
  ),
  rule(
    'Where exactly the house stands',
    `\\b(?:live|lives|living|(?:my|our) (?:house|home|flat|building|place))(?: (?:is|in|at|right|just|literally|really|stands|the))* (?<mark>(?:${side}|the (?:second|third|fourth|fifth|last|first|\\d{1,2}(?:st|nd|rd|th)) (?:house|building|door|bungalow|gate)(?: [^ .?]{2,10}){0,3}) (?:it|there|(?:the |a )?(?:chip shop|petrol station|post box|bus stop|bakery|chemist|pub|co op|metro(?: [^ .?]{3,20})?)))(?= [.?]|$| (?:in|on|and|so|the|but)\\b)`,
  ),
  rule(
    'Which house it is',
    '\\b(?<mark>(?:the )?(?:third|second|fourth|fifth|last|first|\\d{1,2}(?:st|nd|rd|th)) (?:house|building|bungalow|door|gate|block) (?:after|from|past|behind|on|before) (?:the )?[^ .?]{3,20}(?: [^ .?]{3,20})?)(?= [.?]|$| (?:is|and|in|with|street|road)\\b)(?<=\\b(?:live|house|home|its|it is|left|right)\\b[^?]{0,80})',
  ),
  rule(
    'Which house it is',
    `\\b(?:live|lives|living|house|home|ours|mine)\\b[^.?]{0,20}? (?<mark>(?:two|three|four|five|\\d) (?:houses?|doors?|buildings?|blocks?) (?:down|up|away|along|after|before|past|from)(?: from)? (?:the )?[^ .?]{3,14}(?: ${mark})?)\\b`,
    1,
  ),
  rule(
    'A house by its number or former use',
    '\\b(?:live|lives|living|ours is|(?:house|home|address) is)(?: (?:at|in))? (?<mark>(?:number |no )?\\d{1,3}[a-z]? the [^ .?]{3,14}|the old (?:post office|school ?house|schoolhouse|rectory|vicarage|chapel|forge|station house|dairy|bakery|coach house|stables))\\b',
    1,
  ),
  rule(
    'A Japanese or Korean street, as of a home address',
    '\\b(?:[^ .?]{3,14} (?:daero|ro) )?\\d{1,3} (?:chome|gil)(?: \\d{1,4}){1,3}\\b',
  ),
  rule(
    'Where the key to the home is',
    "\\b(?:keys?|spare key)(?: (?:is|are|'s))?(?: (?:always|kept|hidden))? (?:under|behind|in|inside) (?:the |a |our )?(?:plant ?pot|flower ?pot|pot|door ?mat|mat|stone|brick|letter ?box|mail ?box|shed|bin|carpet|rock|gnome)\\b",
  ),
  rule(
    'The code of a door',
    '\\b(?<mark>(?:door|gate|entrance|building|house|alarm|lift|garage|intercom|domofon) (?:code|pin|number|password) (?:is )?\\d{2,8}|code (?:of|for|to) (?:the |our |my )?(?:door|gate|entrance|building|house|alarm|garage) (?:is )?\\d{2,8})\\b',
  ),
];
