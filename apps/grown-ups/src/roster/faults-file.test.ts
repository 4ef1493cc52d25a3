import { expect, test } from 'vitest';
import { faultsFile } from './faults-file.ts';

test('ROSTER-11 faulty rows as CSV have line, child, reason and remedy, and nothing that calculates', () => {
  const file = faultsFile([
    { file: 'users.csv', line: 7, name: '=1+1', code: 'name_unreadable', value: null },
    { file: 'users.csv', line: 9, name: 'O"B', code: 'class_unknown', value: 'c9' },
  ]);
  expect(file.split('\r\n')).toEqual([
    '\ufeff"file","line","child","what is wrong","what helps"',
    `"users.csv","7","'=1+1","This is not a first name","A name begins with a letter"`,
    '"users.csv","9","O""B","Class “c9” is not in classes.csv","Add the class, or move the child"',
    '',
  ]);
});
