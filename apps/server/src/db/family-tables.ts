import type { WishKind } from '@digipals/contract';

interface FamilyRulesTable {
  user_id: string;
  /** Minutes of the day; null without opening hours. */
  open_from: number | null;
  open_to: number | null;
  weekend_from: number | null;
  weekend_to: number | null;
  minutes_a_day: number | null;
  /** Days are `YYYY-MM-DD`. */
  contact_until: string | null;
}

/** Tables of what families choose and see. */
export interface FamilyTables {
  family_rules: FamilyRulesTable;
  child_minutes: { user_id: string; day: string; minutes: number };
  wishes: { user_id: string; kind: WishKind; at: Date; answered_at: Date | null };
}
