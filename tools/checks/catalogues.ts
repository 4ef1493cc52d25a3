/** Fails when a text is missing, unused or wrong in any of the nine languages. */
import path from 'node:path';
import { checkTexts } from '../../packages/i18n/src/build/index.ts';

const problems = checkTexts(path.resolve(import.meta.dirname, '../..'));
for (const problem of problems) console.log(problem);
console.log(`${problems.length} problems in the catalogues`);
process.exitCode = problems.length > 0 ? 1 : 0;
