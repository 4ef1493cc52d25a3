const person = '(?:i|we|he|she|they|baby|brother|sister|twins)';
const mother = '(?:mum|mom|mam|mama|mommy|mummy|mother)';

/** Words for a birth, folded. */
export const birth = `(?:${[
  'born|births?|birth ?date|(?:date )?of birth',
  'd\\.? ?o\\.? ?b\\.?',
  // A birthday is often misspelt: bday, birfday, brithday.
  'b(?:[iue]?r?i?)?(?:th?|f|d|ht)?[ -]?days?',
  '(?:came|come|arrived|popped|entered)(?: out)? (?:in ?to|to|on|in|onto) (?:the|this) (?:world|earth|planet)',
  `${person} (?:came|arrived|was due|were due|popped out)`,
  `${mother} (?:had|got|made|delivered|gave birth to) (?:me|us|him|her)`,
  'anniversary of (?:me|us)|my life (?:began|started)|first day (?:on|of) (?:earth|my life)',
  '(?:christmas|xmas|halloween|leap year|summer|winter|new years?|lockdown) baby',
  'when i was (?:made|a newborn)',
  'dogum\\p{L}{0,6}|dogdu\\p{L}{0,2}|rojd|urodz\\p{L}{1,6}|geb(?:oren|urtstag)',
  'nas?ci(?:d?[oa])?|nat[oa](?: il)?|(?:suis|est) nee?|cumple(?:anos)?|anniversaire|nee? le',
  'рожд\\p{L}{1,6}|родил\\p{L}{1,4}|вродил\\p{L}{1,4}|เกิด\\p{L}{0,8}|生日|出生',
].join('|')})`;

const pets =
  '(?:dogs?|pupp(?:y|ies)|cats?|kittens?|hamsters?|rabbits?|bunn(?:y|ies)|guinea pigs?|parrots?|pony|ponies|horses?|foals?|calf|calves|lambs?|goats?|panda|elephant|lion|tiger|giraffe|chicks?|budgies?|tortoise)';
/** The words up to the birth of a pet: `my cat was born`, but not `I have a cat and I was born`. */
export const ofPet = new RegExp(
  `\\b${pets}\\b(?:(?!\\b(?:i|me|my|we|us|our|${mother}|brother|sister|baby|twins)\\b)[^.?!\\n]){0,40}$`,
  'u',
);

/** Words for a birth that are also of a journey: `we came`. */
export const arrival = /(?:came|arrived)$/;

/** Said of a person just before a date: `im 7th feb 2016`, `my brother is 22.1.2018`. */
export const personIs =
  /(?:\b(?:i am|i['’]?m|me is|he is|he['’]?s|she is|she['’]?s|we are|we['’]?re|(?:brother|brothers|sister|sisters|bro|sis|twins?|baby|cousin)(?: is|['’]?s| are| was)|\bme:?)) (?:also |from |really |actually ){0,2}$/u;

/** Things with a date that are not births: films, trips, schoolwork. */
export const event =
  /\b(?:films?|movies?|came out|comes? out|coming out|releas\p{L}{1,4}|episode|season|trailer|album|game|match|concert|show|update|version|launch\p{L}{0,3}|open(?:ed|s|ing)|buil[td]|founded|invented|discovered|won|winner|record|champion\p{L}{0,5}|cup|league|final|olympics?|eclipse|comet|storm|earthquake|photo|picture|pic|video|selfie|trip|holiday|vacation|flight|ticket|visit(?:ed)?|went|moved|homework|exam|test|quiz|deadline|due|expir\p{L}{1,4}|best before|use by|today|tomorrow|yesterday|diary|history|war|president|king|queen|elected|died|wedding|married|started school|joined|wrote this|drew|painted|coin|stamp|newspaper|until|till|ends?|starts?|begins?)\b/u;
