import { type StaffRole, staffRoles } from '@digipals/contract/constants';
import type { Db } from '../db/db.ts';
import type { AppDeps } from '../deps.ts';
import { freeCodeAt } from '../domains/adult-sign-in/index.ts';
import { appendAudit } from '../domains/audit/index.ts';
import { endLeasesOf } from '../domains/review/index.ts';
import {
  addStaff,
  findStaff,
  listStaff,
  resetStaff,
  type StaffRow,
  secretOf,
} from '../domains/staff/index.ts';
import { existsTied, type Tied } from '../domains/ties/index.ts';
import { ApiError } from '../kernel/api-error.ts';
import { changeStaffRole, dismissStaff, type StaffChanger } from './change-staff.ts';
import { freeStaffName } from './invite-staff.ts';
import { addTie } from './own-ties.ts';

/** Printed for a command that does not exist. */
const usage = `npm run staff -- COMMAND [...]
  add EMAIL ROLE [NAME]   a new adult of the desk; ROLE is ${staffRoles.join(', ')}
  list                    all adults
  role EMAIL ROLE         changes the role
  remove EMAIL            ends the right to sign in
  tie EMAIL KIND ID       the adult knows a child, class or school (KIND) and gets none of its texts and cases
  reset EMAIL             a new password and a new second factor, not for removed adults
  code EMAIL              the current code, for adults of the demo world`;

/** A refused command. The message says why. */
export class StaffError extends Error {}

/** Dependencies of the command. `isDemo`: whether the codes of this adult may be printed. */
export type StaffTools = Pick<AppDeps, 'database' | 'random' | 'config'> & {
  readonly isDemo: (email: string) => boolean;
};

type CommandArgs = { readonly words: readonly string[]; readonly at: Date };
type Command = (db: Db, tools: StaffTools, order: CommandArgs) => Promise<string>;

/** The name of the actor in the audit log. */
const ACTOR = 'Operator';
const PASSWORD_BYTES = 12;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The operator, who has no account at the desk. */
const operator = (at: Date): StaffChanger => ({ staffId: null, name: ACTOR, at });

const stateWords = { active: '', leave: '(on leave)', removed: '(removed)' } as const;

/** What the operator reads, where the command was not the only thing wrong. */
const refusals: Partial<Record<ApiError['code'], string>> = {
  adult_removed:
    'This adult was removed. It comes back by an invitation at the desk, which takes two.',
};

const roleOf = (word = ''): StaffRole => {
  const role = staffRoles.find(known => known === word);
  if (!role) throw new StaffError(`"${word}" is not one of ${staffRoles.join(', ')}`);
  return role;
};

async function required(db: Db, email = ''): Promise<StaffRow> {
  const found = await findStaff(db, email);
  if (!found) throw new StaffError(`no adult has the e-mail "${email}"`);
  return found;
}

/** What an adult may know, by the word of the command. */
const ties: Readonly<Record<string, (id: string) => Tied>> = {
  child: userId => ({ userId }),
  class: classId => ({ classId }),
  school: schoolId => ({ schoolId }),
};

const commands: Readonly<Record<string, Command>> = {
  add: async (db, tools, { words: [email = '', word, ...rest], at }) => {
    const role = roleOf(word);
    if (!EMAIL.test(email)) throw new StaffError(`"${email}" is not an e-mail address`);
    if (await findStaff(db, email)) throw new StaffError(`${email} is already in use`);
    const name = await freeStaffName(db, { name: rest.join(' ') || undefined, role, email, at });
    const password = tools.random(PASSWORD_BYTES).toString('base64url');
    await addStaff(db, tools, { email, name, role, password, at });
    await appendAudit(db, { actor: ACTOR, action: 'Added adult', object: `${name}, ${role}`, at });
    return `${name} signs in at /desk with ${email} and the password ${password}\nThe second factor is set up then. The password is not shown again.`;
  },
  list: async db => {
    const rows = (await listStaff(db)).map(({ name, role, email, state, secret }) =>
      [
        name.padEnd(16),
        role.padEnd(9),
        email,
        stateWords[state],
        state !== 'removed' && !secret ? '(no second factor yet)' : '',
      ]
        .join(' ')
        .trimEnd(),
    );
    return rows.join('\n') || 'No adults yet. Add one: npm run staff -- add EMAIL ROLE';
  },
  role: async (db, _tools, { words: [email, word], at }) => {
    const role = roleOf(word);
    const { staffId, name } = await required(db, email);
    await changeStaffRole(db, { staffId, role, by: operator(at) });
    return `${name} is now ${role}.`;
  },
  tie: async (db, _tools, { words: [email, kind = '', id = ''], at }) => {
    const tied = Object.hasOwn(ties, kind) ? ties[kind]?.(id) : undefined;
    if (!tied) throw new StaffError(`"${kind}" is not one of ${Object.keys(ties).join(', ')}`);
    const { staffId, name } = await required(db, email);
    if (!(await existsTied(db, tied))) throw new StaffError(`no ${kind} has the id "${id}"`);
    await addTie(db, { staffId, name, tied, isTold: false, actor: ACTOR, at });
    return `${name} gets no texts and cases of this ${kind}.`;
  },
  remove: async (db, _tools, { words: [email], at }) => {
    const { staffId, name } = await required(db, email);
    await dismissStaff(db, { staffId, by: operator(at) });
    return `${name} is signed out and can no longer sign in.`;
  },
  reset: async (db, tools, { words: [email], at }) => {
    const { staffId, name, state } = await required(db, email);
    if (state === 'removed') throw new ApiError('adult_removed');
    const password = tools.random(PASSWORD_BYTES).toString('base64url');
    await resetStaff(db, tools, { staffId, password });
    await endLeasesOf(db, staffId);
    await appendAudit(db, { actor: ACTOR, action: 'Reset adult', object: name, at });
    return `${name} signs in with the password ${password}\nThe second factor is set up then. The password is not shown again.`;
  },
  code: async (db, tools, { words: [email = ''], at }) => {
    const found = await required(db, email);
    if (!tools.isDemo(email)) throw new StaffError('only codes of the demo world can be shown');
    const secret = await secretOf(tools, found);
    if (!secret) throw new StaffError(`${email} has no second factor yet`);
    const code = freeCodeAt(secret, found.codeStep, at.getTime());
    if (code === null) throw new StaffError('the current codes have been used; wait half a minute');
    return code;
  },
};

/**
 * Runs an operator's command that adds, changes or removes adults of the desk. `words` are the
 * arguments of the command. Needs a transaction.
 * @returns a message for the operator
 * @throws StaffError for a command that cannot be run
 */
export async function manageStaff(
  db: Db,
  tools: StaffTools,
  { words: [name = '', ...words], at }: CommandArgs,
): Promise<string> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new StaffError(usage);
  try {
    return await command(db, tools, { words, at });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    throw new StaffError(error.extra.message ?? refusals[error.code] ?? error.message);
  }
}
