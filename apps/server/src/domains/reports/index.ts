export {
  answerReports,
  keepReport,
  type NewReport,
  type ReportRow,
  readReportsOf,
} from './reports.data.ts';
export { findPointed, findToldBefore, readContext } from './reports.service.ts';
