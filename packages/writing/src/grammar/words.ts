import { oneOf } from './rule.ts';

/** He, she and it. */
export const singularSubjects = oneOf('he she it');
/** Subjects that take the plain verb. */
export const otherSubjects = oneOf('i you we they');
export const subjects = oneOf('i you he she it we they');
export const determiners = oneOf(
  'the a an my your his her its our their this that these those some any',
);
export const possessives = oneOf('my your his her its our their');
export const modals = oneOf(
  "can can't cannot could couldn't will won't would wouldn't should shouldn't must mustn't may might",
);
export const auxiliaries = oneOf(
  "do does did don't doesn't didn't can can't could couldn't will won't would should must may might let lets let's make makes made help helps helped see sees saw hear hears heard watch watched watching to",
);
/** Countable nouns after have and be, where children omit the article. Not a lesson: I have piano on Mondays. */
export const countable = oneOf(
  'dog cat horse bird rabbit hamster mouse parrot turtle brother sister bike car ball book pen pencil bag computer laptop phone tablet friend baby pet toy doll robot kite skateboard camera watch puppy kitten pony goldfish garden house teddy',
);
export const jobs = oneOf(
  'student girl boy teacher doctor pupil pilot singer farmer nurse dancer footballer driver vet actor artist policeman firefighter dentist engineer astronaut scientist writer painter cook chef child beginner',
);
/** Verbs that are not nouns: after a subject, want and like they must be verbs. */
export const plainVerbs = oneOf(
  'go eat be see buy learn speak have know become meet sing write read come make get listen live tell find give bring understand teach send draw say think want need believe forget remember sit stay wear catch throw choose grow build begin hear cook swim',
);
/** Verbs that are also nouns: they count if an object or a direction follows. */
export const nounVerbs = oneOf(
  'play visit watch travel study dance help run walk ride drink sleep talk paint climb fly drive jump ski skate use wash clean open close',
);
/** After these, a verb that is also a noun is a verb. */
export const objectStarts = oneOf(
  'the a an my your his her its our their this that these those with to in on football basketball tennis volleyball games chess computer video music songs films movies me him them us you it at english some lots many more',
);
export const numbers = oneOf(
  'two three four five six seven eight nine ten eleven twelve many several few these those both',
);
