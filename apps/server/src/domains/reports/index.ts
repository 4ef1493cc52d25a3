export {
  answerReports,
  countReporters,
  insertReport,
  type NewReport,
  type ReportRow,
  readReportsOf,
} from './reports.data.ts';
export { kindOf, severeReasons } from './reports.policy.ts';
export { findEqualReport, findPointed, readContext } from './reports.service.ts';
