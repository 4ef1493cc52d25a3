const list = (words: string): string[] => words.trim().split(/\s+/);
const phrases = (words: string): string[][] =>
  words
    .trim()
    .split('\n')
    .map(line => line.trim().split(' '));

/** Words for a school that stand before its name, folded; the longer ones first. */
export const kindsBefore: readonly (readonly string[])[] = phrases(`
  centro de educacion infantil
  truong tieu hoc
  truong trung hoc
  truong mam non
  jardin de infantes
  jardin de ninos
  escola municipal
  escola estadual
  escola basica
  escuela primaria
  escuela infantil
  groupe scolaire
  ecole primaire
  ecole elementaire
  ecole maternelle
  szkola podstawowa
  szkola muzyczna
  zespol szkol
  scuola primaria
  scuola elementare
  istituto comprensivo
  scoala gimnaziala
  zakladni skola
  osnovna skola
  osnovno uciliste
  primere skool
  sekolah dasar
  sekolah kebangsaan
  sd negeri
  ysgol gynradd
  ysgol gymraeg
  ysgol uwchradd
  ceip
  colegio
  escuela
  escola
  instituto
  istituto
  scuola
  ecole
  lycee
  liceo
  liceu
  lyceum
  litsey
  lisey
  mekteb
  dps
  vidyalaya
  vidya
  gimnazija
  gimnazjum
  laerskool
  hoerskool
  ysgol
  scoil
  bunscoil
  gaelscoil
  naionra
  colaiste
  kita
  kindertagesstatte
  creche
  jardim
  grundschule
  volksschule
  gesamtschule
  basisschool
  przedszkole
  truong
  sekolah
  sdn
  smpn
  madrasa
  madrasah
  madrassa
  medrese
  guarderia
  vrtic
  dmsh
  dshi
  дмш
  школа имени
`);

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

/** Small words within names. */
export const particles = new Set(
  list(
    'de del de la las los el da do das dos di du des le les y i e of and imeni im al an ul bin ibn von van der den d l',
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
