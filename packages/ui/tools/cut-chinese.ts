/**
 * Cuts the Chinese fonts to the characters of the catalogue, the course and the names of countries
 * (`npm run fonts`). Fetches the whole font into `.build/fonts` the first time. The other scripts have
 * whole alphabets, made by make-fonts.py.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { browserTexts, printable, textsOf } from '../testing/texts-of.ts';

const source = '@fontsource/noto-sans-sc';
const version = '5.3.0';
const fonts = join(import.meta.dirname, '..', 'src', 'fonts');
const cache = join(import.meta.dirname, '../../..', '.build', 'fonts');
const files = join(cache, 'node_modules', source, 'files');

/** The unicode-range of chinese.css: everything else comes from the Latin fonts. */
const isChinese = (character: string): boolean =>
  /^[\u2e80-\u2fdf\u3000-\u303f\u3400-\u4dbf\u4e00-\u9fff\uff00-\uffef]$/u.test(character);

if (!existsSync(files)) {
  const args = ['install', '--prefix', cache, '--no-save', '--no-audit', `${source}@${version}`];
  execFileSync('npm', args, { stdio: 'inherit' });
}

const characters = printable(textsOf('zh') + browserTexts('zh'))
  .filter(isChinese)
  .sort()
  .join('');
for (const weight of [400, 700]) {
  const whole = readFileSync(join(files, `noto-sans-sc-chinese-simplified-${weight}-normal.woff2`));
  const cut = await subsetFont(whole, characters, {
    targetFormat: 'woff2',
    keepFeatures: [],
    noHinting: true,
    noLayoutClosure: true,
    preserveNameIds: [13, 14],
  });
  writeFileSync(join(fonts, `noto-sans-sc-${weight}.woff2`), cut);
  process.stdout.write(`noto-sans-sc-${weight}.woff2: ${Math.round(cut.length / 1024)} KB\n`);
}
writeFileSync(join(fonts, 'noto-sans-sc.txt'), `${characters}\n`);
process.stdout.write(`${characters.length} characters\n`);
