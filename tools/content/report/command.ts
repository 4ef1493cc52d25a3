import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildPack } from '../build.ts';
import { publishedPart } from '../build-drafts.ts';
import type { Pack } from '../pack.ts';
import { gatherProblems } from '../problems.ts';
import { reportFile, reportOf } from './report.ts';

/** `report`: writes the course report. @param repository its folder */
export const writeReports = (packs: readonly Pack[], repository: string): string => {
  const courses = packs.filter(pack => pack.course);
  for (const whole of courses) {
    const pack = publishedPart(whole);
    const built = buildPack(pack, gatherProblems(), true);
    const all = pack === whole ? built : buildPack(whole, gatherProblems(), true);
    writeFileSync(join(repository, reportFile), reportOf(pack, built, all.spoken));
  }
  return `${courses.length} report written`;
};
