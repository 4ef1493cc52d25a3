import { createHash } from 'node:crypto';

/** Domain of ids in mail headers. It need not exist. */
const DOMAIN = 'digipals';
const THREAD = 'thread-';

/** Header id of a letter. */
export const messageIdOf = (letterId: string): string => `<${letterId}@${DOMAIN}>`;

/** Header id to which all letters of a thread refer. */
export const threadIdOf = (threadKey: string): string => messageIdOf(`${THREAD}${threadKey}`);

/** What the number of a letter is made of. */
type Numbered = { readonly threadNo: number; readonly caseId: number | null };

/** The number of a letter: `DP-C2207` for a case, `DP-1042` for others. */
export const numberOf = ({ threadNo, caseId }: Numbered): string =>
  caseId === null ? `DP-${threadNo}` : `DP-C${caseId}`;

/** What the audit log calls a letter: its case, or by its number. */
export const auditedAs = (letter: Numbered): string =>
  letter.caseId === null ? `letter ${numberOf(letter)}` : `case ${letter.caseId}`;

/** What a reply says about the letter that it answers. */
export type Named = {
  readonly letterIds: readonly string[];
  readonly threadKeys: readonly string[];
  readonly caseId: number | null;
  readonly threadNo: number | null;
};

const MOST_IDS = 50;

/** Reads ids in headers and the number in the subject of a reply. */
export function namedIn(references: string, subject: string): Named {
  const ids = [...references.matchAll(/<([\w-]{1,100})@digipals>/g)]
    .map(([, id = '']) => id)
    .slice(-MOST_IDS);
  const [, isCase, digits] = /\[DP-(C?)(\d{1,9})\]/i.exec(subject) ?? [];
  const number = digits === undefined ? null : Number(digits);
  return {
    letterIds: ids.filter(id => !id.startsWith(THREAD)),
    threadKeys: ids.filter(id => id.startsWith(THREAD)).map(id => id.slice(THREAD.length)),
    caseId: isCase ? number : null,
    threadNo: isCase ? null : number,
  };
}

/** The id in the `Message-ID` of a letter that a message quotes. */
export const letterIdIn = (message: string): string | null =>
  /^message-id:\s*<([\w-]{1,100})@digipals>/im.exec(message)?.[1] ?? null;

/** Hash of an address, by which a thread knows it again. */
export const addressHashOf = (threadKey: string, address: string): Buffer =>
  createHash('sha256').update(`${threadKey}\n${address.trim().toLowerCase()}`).digest();
