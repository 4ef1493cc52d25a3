import type { DutySeat, ServiceHours } from '@digipals/contract';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';

interface ShiftsTable {
  shift_id: string;
  staff_id: string;
  seat: DutySeat;
  from_at: Date;
  to_at: Date;
}

interface ServiceHoursTable {
  single: Generated<boolean>;
  zone: string;
  week: JSONColumnType<ServiceHours['week'], string, string>;
  /** Days as `YYYY-MM-DD`. */
  closed: string[];
  needs: JSONColumnType<ServiceHours['needs'], string, string>;
}

interface AlarmsTable {
  alarm_id: ColumnType<number, never, never>;
  name: string;
  subject: string;
  case_id: number | null;
  says: string;
  since: Date;
  opened_at: Date;
  steps: ColumnType<number, number | undefined, number>;
  told_at: Date | null;
  acked_by: string | null;
  acked_at: Date | null;
  closed_at: Date | null;
  hook_due_at: Date | null;
  hook_tries: ColumnType<number, number | undefined, number>;
}

/** Tables of duty at the desk. */
export interface DutyTables {
  shifts: ShiftsTable;
  service_hours: ServiceHoursTable;
  alarms: AlarmsTable;
  alarm_signs: { name: string; at: Date };
}
