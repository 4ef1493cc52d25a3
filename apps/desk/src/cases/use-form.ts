import type { Case } from '@digipals/contract';
import { forgetDrafts, idempotencyKeyFor } from '../shared/drafts.ts';
import type { CaseWork } from './use-case.ts';

/** The props of every form of a case. */
export type FormProps = { found: Case; work: CaseWork; onDone(): void };

/** Sends a form with an idempotency key and then deletes its drafts, whose names begin with `name`. */
export function useForm(name: string, { work, onDone }: Pick<FormProps, 'work' | 'onDone'>) {
  return async <Body>(
    done: string,
    body: Body,
    action: (input: { body: Body; idempotencyKey: string }) => Promise<Case>,
  ): Promise<void> => {
    const input = { body, idempotencyKey: idempotencyKeyFor(name, body) };
    if (!(await work.write(done, () => action(input)))) return;
    forgetDrafts(name);
    onDone();
  };
}
