import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { noticeText } from './domains/rights/index.ts';

/** `npm run notice` writes what is stored, why and for how long to docs/data.md. */
writeFileSync(path.resolve(import.meta.dirname, '../../../docs/data.md'), noticeText());
