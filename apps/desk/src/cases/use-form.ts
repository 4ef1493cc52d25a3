import type { Case } from '@digipals/contract';
import { forgetDrafts, sendKey } from '../shared/drafts.ts';
import type { CaseWork } from './use-case.ts';

/** What every form of a case is given. */
export type FormProps = { found: Case; work: CaseWork; onDone(): void };

/** Sends a form so that it arrives once; its drafts, which begin with `name`, are forgotten when it has. */
export function useForm(name: string, { work, onDone }: Pick<FormProps, 'work' | 'onDone'>) {
  return async <Body>(
    done: string,
    body: Body,
    action: (input: { body: Body; idempotencyKey: string }) => Promise<Case>,
  ): Promise<void> => {
    const input = { body, idempotencyKey: sendKey(name, body) };
    if (!(await work.write(done, () => action(input)))) return;
    forgetDrafts(name);
    onDone();
  };
}
