export {
  answerReports,
  insertReport,
  type NewReport,
  type ReportRow,
  readReportsOf,
} from './reports.data.ts';
export { findEqualReport, findPointed, readContext } from './reports.service.ts';
