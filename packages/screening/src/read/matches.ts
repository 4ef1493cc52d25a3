/**
 * All matches of a global pattern. `matchAll` copies the pattern each time, which takes longer than most searches:
 * hundreds of patterns are searched in each text. Those that begin with `(?<!\p{L})` begin with `(?<![a-z])`, too: it
 * rules out most places much faster.
 */
export function matchesOf(pattern: RegExp, text: string): RegExpExecArray[] {
  const matches: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    matches.push(match);
    if (match[0] === '') pattern.lastIndex += 1;
  }
  return matches;
}
