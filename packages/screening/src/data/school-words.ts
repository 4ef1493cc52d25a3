const phrases = (words: string): string[][] =>
  words
    .trim()
    .split('\n')
    .map(line => line.trim().split(' '));

/** Words for a school or choir that stand before its name, folded; the longer ones first. */
export const kindsBefore: readonly (readonly string[])[] = phrases(`
  centro de educacion infantil
  school named after
  school name of
  lyceum named after
  gymnasium named after
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
  academia
  accademia
  conservatorio
  conservatoire
  coro
  chorale
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
