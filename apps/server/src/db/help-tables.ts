import type { HelpPicture, HelpSaying, SafeContactKind } from '@digipals/contract';
import type { ColumnType, Generated } from 'kysely';

interface HelpRequestsTable {
  request_id: string;
  user_id: string;
  case_id: number;
  sent_at: Date;
  told_at: Date | null;
  read_at: Date | null;
  answered_at: Date | null;
  ended_at: Date | null;
  home_at: Date | null;
  wrong_pictures: Generated<number>;
  wrong_at: Date | null;
}

interface HelpLinesTable {
  user_id: string;
  line_id: string;
  place: ColumnType<number, never, never>;
  request_id: string;
  staff_id: string | null;
  signed_by: string | null;
  picture: HelpPicture | null;
  says: HelpSaying | null;
  body: string | null;
  not_for: string[] | null;
  at: Date;
  taken_back_at: Date | null;
  read_at: Date | null;
}

interface HomeDecisionsTable {
  decision_id: string;
  place: ColumnType<number, never, never>;
  request_id: string;
  opens: boolean;
  until: Date | null;
  basis: string;
  staff_id: string;
  second_id: string | null;
  at: Date;
  confirmed_at: Date | null;
}

interface SafeContactsTable {
  school_id: string;
  kind: SafeContactKind;
  name: string;
  email: string;
  phone: string;
  hours: string;
  verified_at: Date | null;
  code_hash: Buffer | null;
  code_tries: Generated<number>;
  code_at: Date | null;
}

/** Tables of help requests and safe contacts. */
export interface HelpTables {
  help_requests: HelpRequestsTable;
  help_lines: HelpLinesTable;
  home_decisions: HomeDecisionsTable;
  safe_contacts: SafeContactsTable;
}
