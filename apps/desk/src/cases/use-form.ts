import type { BodyOf, Case } from '@digipals/contract';
import { forgetDrafts, idempotencyKeyFor } from '../shared/drafts.ts';
import { useServices } from '../shared/services.tsx';
import type { CaseWork, FormKey } from './use-case.ts';

/** The props of every form of a case. */
export type FormProps = { found: Case; work: CaseWork; onDone(): void };

type FormCall = (key: FormKey, input: object) => Promise<Case>;

/** Sends a form with an idempotency key and then deletes its drafts, whose names begin with `name`. */
export function useForm(name: string, { found, work, onDone }: FormProps) {
  const call = useServices().call as FormCall;
  return async <K extends FormKey>(key: K, done: string, body: BodyOf<K>): Promise<void> => {
    const idempotencyKey = idempotencyKeyFor(name, body);
    const input = { params: { caseId: found.caseId }, body, idempotencyKey };
    if (!(await work.write(key, done, () => call(key, input)))) return;
    forgetDrafts(name);
    onDone();
  };
}
