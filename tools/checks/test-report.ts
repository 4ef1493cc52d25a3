import { existsSync, readFileSync } from 'node:fs';

/** The result of a Vitest report: how many tests passed, and which failed. */
export type TestReport = {
  passed: number;
  failed: number;
  skipped: number;
  /** Name and first error line of each failed test. */
  failures: readonly string[];
};

type Assertion = { status: string; fullName: string; failureMessages?: readonly string[] };

export const noTests: TestReport = { passed: 0, failed: 0, skipped: 0, failures: [] };

const longestLine = 300;

/** Further lines are browser logs; the first is enough to recognise the failure. */
function describe({ fullName, failureMessages = [] }: Assertion): string {
  const [why = ''] = (failureMessages[0] ?? '').split('\n');
  return `${fullName}: ${why}`.slice(0, longestLine);
}

/** Reads a JSON report of Vitest; without a file there were no tests. */
export function readTestReport(file: string | undefined): TestReport {
  if (!file || !existsSync(file)) return noTests;
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const assertions: Assertion[] = (report.testResults ?? []).flatMap(
    ({ assertionResults = [] }: { assertionResults?: Assertion[] }) => assertionResults,
  );
  return {
    passed: Number(report.numPassedTests),
    failed: Number(report.numFailedTests),
    skipped: Number(report.numPendingTests) + Number(report.numTodoTests),
    failures: assertions.filter(({ status }) => status === 'failed').map(describe),
  };
}
