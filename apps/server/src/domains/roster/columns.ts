import { nameKey } from '../user/index.ts';

/** What a column of a list has. */
export type Column = 'name' | 'born' | 'year' | 'month' | 'language' | 'class' | 'id';

/** Headers of columns in the nine languages, without spaces; earlier ones have precedence. */
const heads: Readonly<Record<Column, string>> = {
  name: `firstname givenname preferredname forename name child pupil student prenom nombre ad adi isim
    имя ชื่อ ชื่อเล่น 名字 名 姓名`,
  born: `born birthday birthdate dateofbirth birth dob birthmonthandyear fechadenacimiento nacimiento
    datedenaissance naissance dogumtarihi dogumtarixi датарождения วันเกิด 出生日期 出生年月 生日`,
  year: `birthyear yearofbirth year anodenacimiento ano anneedenaissance annee dogumyili dogumili yil il
    годрождения год ปีเกิด 出生年份 出生年`,
  month: `birthmonth monthofbirth month mesdenacimiento mes moisdenaissance mois dogumayi ay
    месяцрождения месяц เดือนเกิด 出生月份 出生月`,
  language: `helplanguage homelanguage language lang idioma lengua languematernelle langue dil anadil
    anadili языкпомощи язык ภาษา 母语 语言`,
  class: `classname class group clase grupo classe groupe sinif sube класс группа ชั้น ห้อง 班级 班`,
  id: `sourcedid externalid studentid pupilid upn id identificador matricula identifiant ogrencino
    okulno numara номер รหัส รหัสนักเรียน 学号 编号`,
};

const words = Object.entries(heads).flatMap(([column, list]) =>
  list.split(/\s+/).map((word, rank) => ({ word: nameKey(word), column: column as Column, rank })),
);

const wordOf = (head: string) => {
  const key = nameKey(head).replace(/[\s_.()*:/-]/g, '');
  return words.find(({ word }) => word === key);
};

/**
 * Finds the columns by the headers in the first line; null when it has none. A single word that could head a
 * column other than names is a name: Ay is a month, and a child.
 */
export function columnsOf(cells: readonly string[]): ReadonlyMap<Column, number> | null {
  const best = new Map<Column, { at: number; rank: number }>();
  for (const [at, head] of cells.entries()) {
    const found = wordOf(head);
    if (!found) continue;
    const other = best.get(found.column);
    if (!other || found.rank < other.rank) best.set(found.column, { at, rank: found.rank });
  }
  if (best.size < 2 && !best.has('name')) return null;
  const hasBirths = best.has('born') || best.has('year');
  // "Birth month" alone is a month with its year, as the app itself asks for it.
  const meant = (column: Column) => (column === 'month' && !hasBirths ? 'born' : column);
  return new Map([...best].map(([column, { at }]) => [meant(column), at]));
}
