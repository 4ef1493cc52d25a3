import { edge } from './literals.ts';

/** Words of nearly every text: to need one of them says little. */
const common = new Set(
  'i a to me my we is it in on at of do be he us no or an up so if by go am as please more about you your are the and for not with that this have can will was she they him her his but all get has how who what when where very just our out too his their from like want one'.split(
    ' ',
  ),
);
const COMMON = 40;
/** Shorter literals are common too. */
const SHORT = 3;

const isCommon = (literal: string): boolean =>
  literal
    .trim()
    .split(' ')
    .every(word => common.has(word));

function literalCost(literal: string): number {
  if (!/[\p{L}\p{N}]/u.test(literal)) return Number.POSITIVE_INFINITY;
  return literal.length < SHORT || isCommon(literal) ? COMMON : 1 + SHORT / literal.length;
}

/** Any of some literals, all of several trees, or any of them. */
export type Tree = readonly string[] | { readonly isAll: boolean; readonly of: readonly Tree[] };

export const isLiterals = (tree: Tree): tree is readonly string[] => Array.isArray(tree);

const join = (of: readonly Tree[], isAll: boolean): Tree =>
  of.length === 1 && of[0] !== undefined ? of[0] : { isAll, of };

/** Any of these trees; their literals become one list. */
function joinAny(trees: readonly Tree[]): Tree {
  const literals = trees.filter(isLiterals).flat();
  const others = trees.filter(tree => !isLiterals(tree));
  return join(literals.length > 0 ? [literals, ...others] : others, false);
}

/** What is needed, and how many texts are likely to have it: the fewer, the better. */
export type Weighed = { readonly tree: Tree; readonly cost: number };

/** Edges count only at the ends of a literal; a space beside a word is one. */
function withEdges(text: string): string {
  const bare = text.replaceAll(edge, '');
  const begins = text.startsWith(edge) || /^ [a-z0-9]/.test(bare);
  const ends = text.endsWith(edge) || /[a-z0-9] $/.test(bare);
  const literal = bare.replace(/^ (?=[a-z0-9])|(?<=[a-z0-9]) $/g, '');
  return `${begins ? edge : ''}${literal}${ends ? edge : ''}`;
}

/** Without literals that begin with another one: who has them has the other one too. */
function withoutLonger(literals: ReadonlySet<string>): string[] {
  const begin = (literal: string, at: number): boolean =>
    literals.has(literal.slice(0, at)) ||
    (/\w[^\w\b]/.test(literal.slice(at - 1, at + 1)) && literals.has(literal.slice(0, at) + edge));
  return [...literals].filter(
    literal => !Array.from(literal, (_, at) => at > 0 && begin(literal, at)).includes(true),
  );
}

/** Any of these texts; null if one of them is in every text. */
export function anyText(texts: readonly string[]): Weighed | null {
  const literals = withoutLonger(new Set(texts.map(withEdges)));
  const bare = literals.map(literal => literal.replaceAll(edge, ''));
  const cost = bare.reduce((sum, literal) => sum + literalCost(literal), 0);
  return cost === Number.POSITIVE_INFINITY ? null : { tree: literals, cost };
}

/** The best needs of a sequence; further ones seldom rule out a text. */
const mostNeeds = 3;

/** What is needed if all of this is. */
export function allNeeded(needs: readonly (Weighed | null)[]): Weighed | null {
  const best = needs
    .filter(one => one !== null)
    .toSorted((one, other) => one.cost - other.cost)
    .slice(0, mostNeeds);
  const [first] = best;
  if (!first) return null;
  return {
    tree: join(
      best.map(({ tree }) => tree),
      true,
    ),
    cost: first.cost,
  };
}

/** What is needed if any of this is; null if one is not known. */
export function anyNeeded(needs: readonly (Weighed | null)[]): Weighed | null {
  if (!needs.every(one => one !== null)) return null;
  const cost = needs.reduce((sum, one) => sum + one.cost, 0);
  return { tree: joinAny(needs.map(({ tree }) => tree)), cost };
}
