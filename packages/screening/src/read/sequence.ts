import { edge } from './literals.ts';
import { allNeeded, anyNeeded, anyText, type Weighed } from './tree.ts';

/** What is certain of a part of a pattern: all texts that it matches, or only what such a text has. */
export type Part = { readonly texts: readonly string[] } | { readonly needs: Weighed | null };
export const unknown: Part = { needs: null };

/** More texts than this are not joined with those of the next part. */
const mostJoined = 6;
const mostTexts = 400;
const mostTimes = 4;

/** What a text has that a part matches. */
export const neededBy = (one: Part): Weighed | null =>
  'texts' in one ? anyText(one.texts) : one.needs;

/** One of several parts. */
export function anyOf(parts: readonly Part[]): Part {
  const texts = parts.map(one => ('texts' in one ? one.texts : undefined));
  if (texts.every(one => one !== undefined) && texts.flat().length <= mostTexts)
    return { texts: texts.flat() };
  const needs = anyNeeded(parts.map(neededBy));
  return needs === null ? unknown : { needs };
}

const cross = (before: readonly string[], after: readonly string[]): string[] =>
  before.flatMap(one => after.map(other => one + other));

/** Texts one after another; undefined if there is no end to it, or too many. */
function repeat(texts: readonly string[], least: number, most: number): string[] | undefined {
  if (most > mostTimes || texts.length ** most > mostTexts) return undefined;
  let power = [''];
  const all: string[] = [];
  for (let times = 0; times <= most; times += 1) {
    if (times > 0) power = cross(power, texts);
    if (times >= least) all.push(...power);
  }
  return all;
}

/** What is certain of parts that follow each other. */
export class Sequence {
  /** All texts that may stand before the next part, since the last one whose texts are unknown. */
  #texts: readonly string[];
  #isComplete = true;
  readonly #needs: (Weighed | null)[] = [];

  /** @param isAtEdge whether it begins where a word does */
  constructor(isAtEdge: boolean) {
    this.#texts = [isAtEdge ? edge : ''];
  }

  /** Whether the next part begins where a word may. */
  get isAtEdge(): boolean {
    return this.#texts.every(text => text.endsWith(edge) || text.endsWith(' '));
  }

  /** Adds a part that stands at least and at most this often. */
  add(one: Part, least: number, most: number): void {
    const texts = 'texts' in one ? repeat(one.texts, least, most) : undefined;
    if (texts) this.#follow(texts);
    else {
      this.#end();
      if (least > 0) this.#needs.push(neededBy(one));
    }
  }

  result(): Part {
    if (this.#isComplete) return { texts: this.#texts };
    this.#end();
    return { needs: allNeeded(this.#needs) };
  }

  #follow(texts: readonly string[]): void {
    const before = this.#texts;
    const isMany =
      before.length > 1 && texts.length > 1 && before.length * texts.length > mostJoined;
    if (isMany) {
      const { isAtEdge } = this;
      this.#end();
      if (isAtEdge) this.#texts = [edge];
    }
    this.#texts = cross(this.#texts, texts);
  }

  /** What comes next need not follow at once. */
  #end(): void {
    this.#needs.push(anyText(this.#texts));
    this.#texts = [''];
    this.#isComplete = false;
  }
}
