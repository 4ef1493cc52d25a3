import type { StaffRole } from '@digipals/contract';
import { ApiError } from '../../kernel/api-error.ts';

/** What decides whether another adult may end a recall. */
export type OpenRecall = {
  readonly byId: string;
  readonly goneAt: Date | null;
  readonly confirmedAt: Date | null;
  readonly restoredAt: Date | null;
  readonly restoringBy: string | null;
  readonly restoringRole: StaffRole | null;
  /** Whether the adult got its role in the last few days from the one who took the texts back. */
  readonly hasRoleFrom: boolean;
  /** The same for the one who wants to restore them. */
  readonly hasRoleFromRestorer: boolean;
};

type Second = { readonly staffId: string; readonly role: StaffRole };

const isSecondRole = (role: StaffRole): boolean => role === 'senior' || role === 'lead';

/** Whether the adult may confirm a recall that nobody has confirmed. */
export const mayConfirm = (recall: OpenRecall, { staffId, role }: Second): boolean =>
  isSecondRole(role) &&
  recall.confirmedAt === null &&
  recall.restoredAt === null &&
  recall.byId !== staffId &&
  !recall.hasRoleFrom;

/** Whether the adult may say that the texts are restored, or say it second: two roles, one a lead. */
export function mayRestore(recall: OpenRecall, { staffId, role }: Second): boolean {
  if (!isSecondRole(role) || recall.restoredAt !== null) return false;
  const { restoringBy, restoringRole, hasRoleFromRestorer } = recall;
  if (restoringBy === null) return true;
  return restoringBy !== staffId && restoringRole !== role && !hasRoleFromRestorer;
}

/** @throws too_late when it is over, other_adult_needed for an adult who may not be second */
export function requireSecond(
  recall: OpenRecall,
  second: Second,
  step: 'confirm' | 'restore',
): void {
  if (recall.restoredAt !== null) throw new ApiError('too_late');
  if (step === 'confirm' && recall.confirmedAt !== null) throw new ApiError('too_late');
  const may = step === 'confirm' ? mayConfirm : mayRestore;
  if (!may(recall, second)) throw new ApiError('other_adult_needed');
}
