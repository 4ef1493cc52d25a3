import type { Db } from '../db/db.ts';
import type { AppDeps } from '../deps.ts';
import { freeCodeAt } from '../domains/adult-sign-in/index.ts';
import {
  findAdult,
  makeInvitation,
  removeAdult,
  resetAdult,
  secretOfAdult,
} from '../domains/adults/index.ts';
import { appendAudit } from '../domains/audit/index.ts';
import { hasLead, listSchools } from '../domains/schools/index.ts';
import { joinLink } from './invite-adult.ts';

/** Printed for a command that does not exist. */
const usage = `npm run school -- COMMAND [...]
  invite EMAIL   prints a link for the lead of a new school
  list           all schools with their numbers
  reset EMAIL    a new password and a new second factor for a grown-up
  remove EMAIL   ends the right of a grown-up to sign in
  code EMAIL     the current code, for grown-ups of the demo world`;

/** A refused command. The message says why. */
export class SchoolError extends Error {}

/** Dependencies of the command. `isDemo`: whether the codes of this adult may be printed. */
export type SchoolTools = Pick<AppDeps, 'database' | 'random' | 'config'> & {
  readonly isDemo: (email: string) => boolean;
};

type CommandArgs = { readonly words: readonly string[]; readonly at: Date };
type Command = (db: Db, tools: SchoolTools, order: CommandArgs) => Promise<string>;

const ACTOR = 'Operator';
const PASSWORD_BYTES = 12;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

async function required(db: Db, email = '') {
  const found = await findAdult(db, email);
  if (!found) throw new SchoolError(`no grown-up has the e-mail "${email}"`);
  return found;
}

const commands: Readonly<Record<string, Command>> = {
  invite: async (db, tools, { words: [email = ''], at }) => {
    if (!EMAIL.test(email)) throw new SchoolError(`"${email}" is not an e-mail address`);
    const invited = { email, role: 'lead', schoolId: null, invitedBy: null, at } as const;
    const token = await makeInvitation(db, tools.random, invited);
    await appendAudit(db, { actor: ACTOR, action: 'Invited adult', object: 'new school', at });
    return `${email} makes a school with this link, once, within seven days:\n${joinLink(tools, token)}`;
  },
  list: async (db, _tools, { at }) => {
    const rows = (await listSchools(db, at)).map(
      ({ schoolName, country, classes, children, teachers }) =>
        `${schoolName} (${country}): ${classes} classes, ${children} children, ${teachers} teachers`,
    );
    return rows.join('\n') || 'No schools yet. Invite a lead: npm run school -- invite EMAIL';
  },
  reset: async (db, tools, { words: [email], at }) => {
    const { adultId, name } = await required(db, email);
    const password = tools.random(PASSWORD_BYTES).toString('base64url');
    await resetAdult(db, tools, { adultId, password });
    await appendAudit(db, { actor: ACTOR, action: 'Reset adult', object: name, at });
    return `${name} signs in at /grown-ups with the password ${password}\nThe second factor is set up then. The password is not shown again.`;
  },
  remove: async (db, _tools, { words: [email], at }) => {
    const { adultId, name } = await required(db, email);
    await removeAdult(db, adultId);
    await appendAudit(db, { actor: ACTOR, action: 'Removed adult', object: name, at });
    return `${name} is signed out and can no longer sign in.`;
  },
  code: async (db, tools, { words: [email = ''], at }) => {
    const found = await required(db, email);
    if (!tools.isDemo(email)) throw new SchoolError('only codes of the demo world can be shown');
    const secret = await secretOfAdult(tools, found);
    if (!secret) throw new SchoolError(`${email} has no second factor yet`);
    const code = freeCodeAt(secret, found.codeStep, at.getTime());
    if (code === null)
      throw new SchoolError('the current codes have been used; wait half a minute');
    return code;
  },
};

/**
 * Runs an operator's command about schools and their adults. `words` are the arguments of the command. Needs a
 * transaction.
 * @returns a message for the operator
 * @throws SchoolError for a command that cannot be run
 */
export function manageSchools(
  db: Db,
  tools: SchoolTools,
  { words: [name = '', ...words], at }: CommandArgs,
): Promise<string> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new SchoolError(usage);
  return command(db, tools, { words, at });
}

/**
 * The link for the lead of the first school, which makes earlier ones invalid. Needs a transaction.
 * @returns null when somebody leads a school already
 */
export async function firstLink(
  db: Db,
  deps: Pick<AppDeps, 'random' | 'config'>,
  at: Date,
): Promise<string | null> {
  if (await hasLead(db)) return null;
  const invited = { email: null, role: 'lead', schoolId: null, invitedBy: null, at } as const;
  return joinLink(deps, await makeInvitation(db, deps.random, invited));
}
