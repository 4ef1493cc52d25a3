import postcss from 'postcss';
import { expect, test } from 'vitest';
import { settingsCss } from './settings-css.ts';

const built = async (css: string): Promise<string> =>
  (await postcss([settingsCss()]).process(css, { from: undefined })).css
    .replace(/\s*\}/g, ' }')
    .replace(/\s+/g, ' ')
    .trim();

test('SETTINGS-09 rules for reduced motion also apply to a child who chose to be calm', async () => {
  expect(
    await built('@media (prefers-reduced-motion: reduce) { .a, .b { animation: none } }'),
  ).toBe(
    '@media (prefers-reduced-motion: reduce) { .a, .b { animation: none } } ' +
      ':where(:root[data-settings~="calm"]) .a, :where(:root[data-settings~="calm"]) .b { animation: none }',
  );
  expect(
    await built(
      '@media (prefers-reduced-motion: reduce) { :root:root :not(i) { animation: none } }',
    ),
  ).toContain(':root[data-settings~="calm"]:root :not(i) {');
});

test.each([
  ['font-size: 18px', 'font-size: calc(18px * var(--text, 1))'],
  [
    'font-size: clamp(23px, 3cqw, 32px)',
    'font-size: calc(clamp(23px, 3cqw, 32px) * var(--text, 1))',
  ],
  ['--t-body: 18px', '--t-body: calc(18px * var(--text, 1))'],
  [
    'font: 400 18px / 1.4 var(--font-read)',
    'font: 400 calc(18px * var(--text, 1)) / 1.4 var(--font-read)',
  ],
  [
    'font: 700 clamp(24px, 3.6cqw, 38px) / 1 var(--font-read)',
    'font: 700 calc(clamp(24px, 3.6cqw, 38px) * var(--text, 1)) / 1 var(--font-read)',
  ],
])('SETTINGS-10 the size of letters changes %s', async (written, result) => {
  expect(await built(`.a { ${written} }`)).toBe(`.a { ${result} }`);
});

test.each([
  'font-size: 1.2em',
  'font-size: var(--t-small)',
  'font-size: 0',
  'font: inherit',
  'font: 500 var(--t-body) / 1.4 var(--font-ui)',
  'font: 700 0.67px var(--font-read)',
  'font-size: clamp(34px, 7cqh, 46px)',
  'font: 700 calc(66cqw / var(--size)) / 1 var(--font-read)',
])('SETTINGS-10 %s follows its parent or its box', async written => {
  expect(await built(`.a { ${written} }`)).toBe(`.a { ${written} }`);
});
