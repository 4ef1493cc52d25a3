import { expect, test } from 'vitest';
import { lineOfValue } from './json-lines.ts';

const json = `{
  "id": "l-1",
  "words": [
    "a:b", "c",
    "d"
  ],
  "song": { "lines": [
    { "from": 1 },
    { "to": 2,
      "text": "x" }
  ] },
  "last": true
}
`;

test.each([
  [['id'], 2],
  [['words'], 3],
  [['words', 0], 4],
  [['words', 1], 4],
  [['words', 2], 5],
  [['song', 'lines', 0], 8],
  [['song', 'lines', 1, 'to'], 9],
  [['song', 'lines', 1, 'text'], 10],
  [['last'], 12],
  [['missing'], 1],
  [['song', 'missing'], 7],
  [['words', 7], 3],
  [[], 1],
] as const)('the value at %j is in line %i', (way, line) => {
  expect(lineOfValue(json, way)).toBe(line);
});
