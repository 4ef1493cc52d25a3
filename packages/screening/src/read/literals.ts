import { StepTable } from './step-table.ts';

/** Stands for `\b` at the beginning or the end of a literal. */
export const edge = '\b';

/** Where literals begin: anywhere, or where a word begins or ends. */
const [anywhere, atEdge] = [1, 2];

/** All literals that patterns need, as a tree: the node after a node and a unit. */
const nodes = new StepTable();
let lastNode = atEdge;

/** The lists of the literals that end at a node, by their numbers; of those that also end at an edge, too. */
type Ends = { readonly anywhere: number[]; readonly atEdge: number[] };
const ends: (Ends | undefined)[] = [];

const numbers = new Map<string, number>();

/** A figure stands for all figures, and a few rare units for the same. */
const stepOf = (node: number, code: number): number =>
  (node << 10) | (code > 47 && code < 58 ? 48 : code & 0x3ff);

/** Nodes where literals end have the lowest bit set. */
const newNode = (): number => {
  lastNode += 1;
  ends[lastNode] = undefined;
  return lastNode << 1;
};

function addLiteral(literal: string, list: number): void {
  const text = literal.replaceAll(edge, '');
  let node = literal.startsWith(edge) ? atEdge : anywhere;
  for (let at = 0; at < text.length; at += 1) {
    const step = stepOf(node, text.charCodeAt(at));
    const next = nodes.get(step) || newNode();
    nodes.set(step, at === text.length - 1 ? next | 1 : next);
    node = next >> 1;
  }
  const end = ends[node] ?? { anywhere: [], atEdge: [] };
  ends[node] = end;
  (literal.endsWith(edge) ? end.atEdge : end.anywhere).push(list);
}

/** The number of a list of literals. Lists are numbered before texts are searched. */
export function numberOf(literals: readonly string[]): number {
  const key = literals.toSorted().join('\n');
  const before = numbers.get(key);
  if (before !== undefined) return before;
  const list = numbers.size;
  numbers.set(key, list);
  for (const literal of new Set(literals)) addLiteral(literal, list);
  return list;
}

const isOfWord = (code: number): boolean =>
  (code > 96 && code < 123) || (code > 47 && code < 58) || (code > 64 && code < 91) || code === 95;

/** Whether a word begins or ends here, as `\b` says. */
const isEdge = (text: string, at: number): boolean =>
  isOfWord(text.charCodeAt(at - 1)) !== isOfWord(text.charCodeAt(at));

/** The sentences that have a literal of a list, one bit each, at the number of the list. */
export type Literals = Int32Array;

function mark(found: Literals, lists: readonly number[], sentence: number): void {
  for (const list of lists) found[list] = (found[list] as number) | sentence;
}

function findFrom(
  text: string,
  from: number,
  root: number,
  found: Literals,
  sentence: number,
): void {
  let node = root;
  for (let at = from; at < text.length; at += 1) {
    const next = nodes.get(stepOf(node, text.charCodeAt(at)));
    if (next === 0) return;
    node = next >> 1;
    const end = (next & 1) === 0 ? undefined : ends[node];
    if (end === undefined) continue;
    mark(found, end.anywhere, sentence);
    if (end.atEdge.length > 0 && isEdge(text, at + 1)) mark(found, end.atEdge, sentence);
  }
}

/** All literals in a text, found in one pass. */
export function literalsIn(text: string): Literals {
  const found = new Int32Array(numbers.size);
  let sentence = 1;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    // With more sentences than bits, several share one.
    if (sign === '.' || sign === '?') sentence = sentence << 1 || 1;
    findFrom(text, at, anywhere, found, sentence);
    if (isEdge(text, at)) findFrom(text, at, atEdge, found, sentence);
  }
  return found;
}
