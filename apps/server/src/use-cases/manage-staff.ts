import { duty, type StaffRole, staffRoles } from '@digipals/contract/constants';
import type { Db } from '../db/db.ts';
import type { AppDeps } from '../deps.ts';
import { freeCodeAt } from '../domains/adult-sign-in/index.ts';
import { appendAudit } from '../domains/audit/index.ts';
import { endLeasesOf } from '../domains/review/index.ts';
import {
  addStaff,
  canDoWithout,
  changeRole,
  findStaff,
  listStaff,
  removeStaff,
  resetStaff,
  type StaffRow,
  secretOf,
} from '../domains/staff/index.ts';
import { existsTied, insertTie, type Tied } from '../domains/ties/index.ts';

/** Printed for a command that does not exist. */
const usage = `npm run staff -- COMMAND [...]
  add EMAIL ROLE [NAME]   a new adult of the desk; ROLE is ${staffRoles.join(', ')}
  list                    all adults
  role EMAIL ROLE         changes the role
  remove EMAIL            ends the right to sign in
  tie EMAIL KIND ID       knows a child, a class or a school, and gets nothing of them; KIND is child, class or school
  reset EMAIL             a new password and a new second factor
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

/** Refuses what would leave fewer than two leads or no admin. Of two at the same time, the second sees the first. */
async function requireOthers(db: Db, adult: StaffRow): Promise<void> {
  if (await canDoWithout(db, adult)) return;
  const { lead, admin } = duty.leastActive;
  throw new StaffError(
    `${adult.name} is one of the last: ${lead} leads and ${admin} admin stay active. Add another ${adult.role} first.`,
  );
}

/** The next free name by role and number, such as "Reviewer 07". */
async function nameFor(db: Db, role: StaffRole): Promise<string> {
  const names = new Set((await listStaff(db)).map(({ name }) => name));
  const title = `${role.charAt(0).toUpperCase()}${role.slice(1)}`;
  for (let number = 1; ; number += 1) {
    const name = `${title} ${String(number).padStart(2, '0')}`;
    if (!names.has(name)) return name;
  }
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
    const name = rest.join(' ') || (await nameFor(db, role));
    const taken = (await listStaff(db)).some(other => other.name === name);
    if (taken) throw new StaffError(`the name ${name} is already in use`);
    const password = tools.random(PASSWORD_BYTES).toString('base64url');
    await addStaff(db, tools, { email, name, role, password, at });
    await appendAudit(db, { actor: ACTOR, action: 'Added adult', object: `${name}, ${role}`, at });
    return `${name} signs in at /desk with ${email} and the password ${password}\nThe second factor is set up then. The password is not shown again.`;
  },
  list: async db => {
    const rows = (await listStaff(db)).map(({ name, role, email, isActive, secret }) =>
      [
        name.padEnd(16),
        role.padEnd(9),
        email,
        isActive ? '' : '(removed)',
        isActive && !secret ? '(no second factor yet)' : '',
      ]
        .join(' ')
        .trimEnd(),
    );
    return rows.join('\n') || 'No adults yet. Add one: npm run staff -- add EMAIL ROLE';
  },
  role: async (db, _tools, { words: [email, word], at }) => {
    const role = roleOf(word);
    const adult = await required(db, email);
    const { staffId, name } = adult;
    if (role !== adult.role) await requireOthers(db, adult);
    await changeRole(db, { staffId, role, byId: null, at });
    await endLeasesOf(db, staffId);
    await appendAudit(db, { actor: ACTOR, action: 'Changed role', object: `${name}, ${role}`, at });
    return `${name} is now ${role}.`;
  },
  tie: async (db, _tools, { words: [email, kind = '', id = ''], at }) => {
    const tied = Object.hasOwn(ties, kind) ? ties[kind]?.(id) : undefined;
    if (!tied) throw new StaffError(`"${kind}" is not one of ${Object.keys(ties).join(', ')}`);
    const { staffId, name } = await required(db, email);
    if (!(await existsTied(db, tied))) throw new StaffError(`no ${kind} has the id "${id}"`);
    await insertTie(db, staffId, tied, at);
    await endLeasesOf(db, staffId);
    await appendAudit(db, { actor: ACTOR, action: 'Added tie', object: name, detail: tied, at });
    return `${name} gets no texts and cases of this ${kind}.`;
  },
  remove: async (db, _tools, { words: [email], at }) => {
    const adult = await required(db, email);
    const { staffId, name } = adult;
    await requireOthers(db, adult);
    await removeStaff(db, staffId);
    await endLeasesOf(db, staffId);
    await appendAudit(db, { actor: ACTOR, action: 'Removed adult', object: name, at });
    return `${name} is signed out and can no longer sign in.`;
  },
  reset: async (db, tools, { words: [email], at }) => {
    const { staffId, name } = await required(db, email);
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
export function manageStaff(
  db: Db,
  tools: StaffTools,
  { words: [name = '', ...words], at }: CommandArgs,
): Promise<string> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new StaffError(usage);
  return command(db, tools, { words, at });
}
