import { expect, test } from 'vitest';
import { withRetries } from './retry-scripts.ts';

test.each([
  ['import(`./part-a-1.js`).then(e=>e.t)', 'import(urlOf(`./part-a-1.js`)).then(e=>e.t)'],
  ['import("./b.js"),import(\'./c.js\')', 'import(urlOf("./b.js")),import(urlOf(\'./c.js\'))'],
  ['import{a}from"./d.js";import"./e.js"', 'import{a}from"./d.js";import"./e.js"'],
  ['reimport(`./f.js`)', 'reimport(`./f.js`)'],
  ['import(`./shared.js`)', 'import(`./shared.js`)'],
])('%s becomes %s', (code, expected) => {
  expect(withRetries(code, new Set(['shared.js']))).toBe(expected);
});
