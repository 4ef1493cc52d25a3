const list = (words: string): string[] => words.trim().split(/\s+/);

/** Places of worship, where children learn too: only what is said about lessons makes them schools. */
export const worship = new Set(list('masjid mosque gurdwara mandir synagogue'));

/** Words between a word for a school and its name. */
export const modifiersAfter = new Set(
  list(
    'municipal estadual primaria infantil publico publica privado bilingue nacional primaire elementaire maternelle privee gynradd gymraeg uwchradd podstawowa elementare comprensivo nr no number numero imeni im',
  ),
);

/** Words for a school that stand after its name and need no `school`. */
export const kindsAfter = new Set(
  list(
    'primary elementary infants infant juniors prep preschool middle high grammar nursery secondary comprehensive kindergarten montessori charter academy hall lower upper',
  ),
);

/** Of those, the ones that are hardly anything else after a name. */
export const sureKindsAfter = new Set(
  list('primary elementary infants juniors charter montessori'),
);

/** `Goetheschule`, `Vasaskolan`: names and words for a school in one. */
export const compounds = /^\p{L}{4,20}(?:schule|skolan|skolen|koulu|iskola|gymnasiet)$/u;

/** Words for a school, in English and after a name in other languages. */
export const schoolWords = new Set(
  list(
    'school academy college gymnasium lyceum lycee lisesi ilkokulu ortaokulu okulu koleji mektebi litseyi escuela colegio instituto ecole',
  ),
);

/** What kind of school it is, before the word for it. */
export const kindsOfSchool = new Set(
  list(
    'primary elementary secondary high middle international grammar junior public private state community central boarding nursery music art dance ballet swimming football riding drama judo karate chess language',
  ),
);

/** Kinds of English schools between the name and the word for it. */
export const kindsInSmallLetters = new Set(
  list('primary elementary infant junior catholic rc ce community church of england c e'),
);

/** Small words within names. */
export const particles = new Set(
  list(
    'de del de la las los el da do das dos di du des le les y i e of and imeni im al an ul bin ibn von van der den d l na nan dei della dello delle degli a',
  ),
);

/** Schools of books, films and games. */
export const fictional = new Set(
  list(
    'hogwarts beauxbatons durmstrang ilvermorny nevermore springfield abbott xavier alfea springwood pokemon roblox minecraft barbie monster jedi',
  ),
);

/** `go to elementry school`: what kind of school it is, not its name. */
export const misspelt =
  /^(?:elem\p{L}+|se[ck]+[ou]n\p{L}+|pr[iy]m[ae]r\p{L}+|nur[sc]\p{L}+|publ\p{L}+|pr[iy]v\p{L}+|internat\p{L}+|gram+[ae]r|kinder\p{L}+|hig[ht]+)$/u;
