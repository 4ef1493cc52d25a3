import { expect, test } from 'vitest';
import { decodeText } from './decode-text.ts';
import { readSource } from './read-source.ts';
import type { Writing } from './rows.ts';

const turkish: Writing = { language: 'tr', monthFirst: false };
const paste = (text: string, writing = turkish) => readSource({ text }, writing);
const file = (text: string | Buffer, writing = turkish) =>
  readSource({ fileName: 'list.csv', base64: Buffer.from(text).toString('base64') }, writing);
const nothingElse = { file: '', id: null, classRef: null, className: null };

test('ROSTER-02 one name a line needs nothing else', async () => {
  const { rows, faults } = await paste('Ada\n\n  Ali  \nAnna Maria\n');
  const without = { ...nothingElse, born: null, language: null };
  expect(rows).toEqual([
    { ...without, line: 1, name: 'Ada' },
    { ...without, line: 3, name: 'Ali' },
    { ...without, line: 4, name: 'Anna Maria' },
  ]);
  expect(faults).toEqual([]);
});

test('ROSTER-02 copied cells are recognised by their content, and surnames are not read', async () => {
  const { rows } = await paste('Ada\tYılmaz\t14.03.2016\tTürkçe\nAli\tDemir\t5/2015\ten-GB');
  expect(rows).toEqual([
    { ...nothingElse, line: 1, name: 'Ada', born: '2016-03', language: 'tr' },
    { ...nothingElse, line: 2, name: 'Ali', born: '2015-05', language: 'gb' },
  ]);
});

test.each([
  ['Surname;First name;Birth date;Class;Language\nLovelace;Ada;2016-03-14;3B;Turkish', '3B'],
  ['Sınıf,Adı,Soyadı,Doğum Tarihi,Dil\n3B,Ada,Yılmaz,14.03.2016,Türkçe', '3B'],
  ['Nombre;Apellido;Año de nacimiento;Mes de nacimiento;Idioma\nAda;García;2016;3;turco', null],
  ['Prénom\tClasse\tDate de naissance\tLangue\nAda\t3B\t14/03/2016\tturc', '3B'],
  ['имя;класс;дата рождения;язык\nAda;3B;14.03.2016;турецкий', '3B'],
  ['ชื่อ,วันเกิด,ภาษา\nAda,14/03/2559,ตุรกี', null],
  ['名字,出生日期,语言\nAda,2016年3月14日,土耳其语', null],
])('ROSTER-02 headers in many languages: %s', async (text, className) => {
  const { rows, faults } = await file(text);
  expect(faults).toEqual([]);
  expect(rows).toMatchObject([
    { name: 'Ada', born: '2016-03', language: 'tr', className, line: 2 },
  ]);
});

test.each([
  ['First name\tBirth month\tHelp language'],
  ['First name;Month of birth;Help language'],
  ['Nombre,Mes de nacimiento,Idioma'],
  ['Prénom;Mois de naissance;Langue'],
  ['Adı\tDoğum ayı\tDil'],
  ['Ad;Doğum ayı;Dil'],
  ['Имя;Месяц рождения;Язык'],
  ['ชื่อ,เดือนเกิด,ภาษา'],
  ['名字,出生月份,语言'],
])('ROSTER-02 without a column of years, the birth month has both: %s', async head => {
  const [mark = ''] = /[\t;,]/.exec(head) ?? [];
  const line = (...cells: string[]) => cells.join(mark);
  const { rows, faults } = await paste(
    [
      head,
      line('Ada', '2016-03', 'tr'),
      line('Ali', '2016-13', 'tr'),
      line('Can', '2016', 'tr'),
    ].join('\n'),
  );
  expect(rows).toMatchObject([{ name: 'Ada', born: '2016-03' }]);
  expect(faults).toMatchObject([
    { name: 'Ali', code: 'birth_unreadable', value: '2016-13' },
    { name: 'Can', code: 'birth_month_missing', value: '2016' },
  ]);
});

test('ROSTER-02 in the USA the month is first, and elsewhere where it can be nothing else', async () => {
  const american: Writing = { language: 'us', monthFirst: true };
  const born = async (text: string, writing: Writing) =>
    (await file(`name,born\nAda,${text}`, writing)).rows[0]?.born;
  expect(await born('03/04/2016', american)).toBe('2016-03');
  expect(await born('03/04/2016', turkish)).toBe('2016-04');
  expect(await born('03/24/2016', turkish)).toBe('2016-03');
  expect(await born('24/03/2016', american)).toBe('2016-03');
  expect(await born('3.4.16', turkish)).toBe('2016-04');
});

test('ROSTER-02 reads UTF-8 with its mark, UTF-16 and the old encoding of the school', async () => {
  const text = 'Ad;Sınıf\nÇağrı Şule;İğde\n';
  const utf16 = Buffer.from(`\ufeff${text}`, 'utf16le');
  for (const bytes of [Buffer.from(`\ufeff${text}`), utf16, Buffer.from(utf16).swap16()]) {
    expect((await file(bytes)).rows).toMatchObject([{ name: 'Çağrı Şule', className: 'İğde' }]);
  }
  const windows1254 = Buffer.from([0x41, 0x64, 0x0a, 0xde, 0xfe, 0xf0, 0xfd]);
  expect(decodeText(windows1254, 'tr')).toBe('Ad\nŞşğı');
  const windows1252 = Buffer.from([0x4a, 0x6f, 0x73, 0xe9]);
  expect(decodeText(windows1252, 'es')).toBe('José');
});

test('ROSTER-02 quotes may have delimiters and lines, and lines count as in the file', async () => {
  const { rows } = await file('name,class\n"Ada","3,\nB"\n\nAli,4A');
  expect(rows).toMatchObject([
    { name: 'Ada', className: '3,\nB', line: 3 },
    { name: 'Ali', line: 5 },
  ]);
});

test('ROSTER-04 names each faulty row with line, child, reason and value', async () => {
  const { rows, faults } = await file(
    [
      'first name,birth date,language,class',
      ',2016-03,tr,3B',
      'ada@x.org,2016-03,tr,3B',
      'Adaadaadaadaadaadaadaada,2016-03,tr,3B',
      'Ece,,tr,3B',
      'Ali,2016,tr,3B',
      'Can,spring,tr,3B',
      'Duru,2016-13,tr,3B',
      'Efe,2016-03,valencià,3B',
      'Naz,2016-03,tr,',
      'Mert,2016-03,,3B',
    ].join('\n'),
  );
  expect(rows.map(({ name }) => name)).toEqual(['Mert']);
  expect(faults.map(({ line, name, code, value }) => [line, name, code, value])).toEqual([
    [2, null, 'name_missing', null],
    [3, 'ada@x.org', 'name_unreadable', null],
    [4, 'Adaadaadaadaadaadaadaada', 'name_long', null],
    [5, 'Ece', 'birth_missing', null],
    [6, 'Ali', 'birth_month_missing', '2016'],
    [7, 'Can', 'birth_unreadable', 'spring'],
    [8, 'Duru', 'birth_unreadable', '2016-13'],
    [9, 'Efe', 'language_unknown', 'valencià'],
    [10, 'Naz', 'class_missing', null],
  ]);
});

test.each([
  ['2016-13'],
  ['13/2016'],
  ['32.03.2016'],
  ['30.02.2016'],
  ['2016-03-40'],
  ['14.13.16'],
  ['2016年13月'],
  ['๒๕๕๙-๑๓'],
])('ROSTER-04 without headings, too, a row with the impossible date %s is named', async text => {
  const { rows, faults } = await paste(`Ada\tYılmaz\t2016-03\nDuru\tDemir\t${text}`);
  expect(rows.map(({ name }) => name)).toEqual(['Ada']);
  expect(faults).toMatchObject([{ line: 2, name: 'Duru', code: 'birth_unreadable', value: text }]);
  expect((await paste(`Duru\tDemir\t${text}`)).faults).toHaveLength(1);
});

test('ROSTER-02 other figures beside a name are no date of birth', async () => {
  const { rows, faults } = await paste('Ada\t3/B\t+90 555 123 45 67\nAli\t4-A\t10:30');
  expect(faults).toEqual([]);
  expect(rows).toMatchObject([
    { name: 'Ada', born: null },
    { name: 'Ali', born: null },
  ]);
});

test('ROSTER-04 where one row has an id, each needs one', async () => {
  const { rows, faults } = await file('name,id\nAda,a\nAli,');
  expect(rows).toHaveLength(1);
  expect(faults).toMatchObject([{ line: 3, name: 'Ali', code: 'id_missing' }]);
});

test('ROSTER-03 says why nothing of a list can be used', async () => {
  const refusal = (text: string) =>
    file(text).then(
      () => null,
      error => error.refusal,
    );
  expect(await refusal('')).toMatchObject({ code: 'empty' });
  expect(await refusal('name;class')).toMatchObject({ code: 'empty' });
  expect(await refusal('class;birth date\n3B;2016-03')).toMatchObject({ code: 'no_names' });
  expect(await refusal('name,class\n"Ada,3B\nAli,3B')).toMatchObject({ code: 'quote_open' });
  expect(await refusal(`${'Ada\n'.repeat(50_001)}`)).toMatchObject({ code: 'too_many_rows' });
});
