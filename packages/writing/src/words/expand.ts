type Suffix = {
  readonly cut: string;
  readonly add: string;
  readonly after: RegExp;
  /** Whether it may be combined with a prefix. */
  readonly crosses: boolean;
};
type Affixes = {
  readonly prefixes: ReadonlyMap<string, string>;
  readonly suffixes: ReadonlyMap<string, readonly Suffix[]>;
};

/** Only a part of numbers such as 21st. */
const ONLY_IN_COMPOUND = 'c';

/** Parses the suffixes and prefixes of a Hunspell dictionary: one letter each. */
export function readAffixes(aff: string): Affixes {
  const lines = aff.split('\n').map(line => line.split(/\s+/));
  // The head of a group says whether its suffixes combine with prefixes: `SFX D Y 4`.
  const crossing = new Set(lines.flatMap(([, flag, crosses]) => (crosses === 'Y' ? flag : [])));
  const prefixes = new Map<string, string>();
  const suffixes = new Map<string, Suffix[]>();
  for (const [kind, flag = '', cut, add = '', after] of lines) {
    if (after === undefined) continue;
    if (kind === 'PFX') prefixes.set(flag, add);
    if (kind !== 'SFX') continue;
    const suffix = {
      cut: cut === '0' ? '' : (cut ?? ''),
      add,
      after: new RegExp(`${after}$`),
      crosses: crossing.has(flag),
    };
    suffixes.set(flag, [...(suffixes.get(flag) ?? []), suffix]);
  }
  return { prefixes, suffixes };
}

/** Every form of a line such as `play/GDS`, without those in 's. */
export function expand(line: string, { prefixes, suffixes }: Affixes): string[] {
  const [word = '', flags = ''] = line.split('/');
  if (flags.includes(ONLY_IN_COMPOUND)) return [];
  const forms = [word];
  const plain = [word];
  for (const flag of flags) {
    const suffix = suffixes.get(flag)?.find(({ after }) => after.test(word));
    if (!suffix || suffix.add.startsWith("'")) continue;
    const form = word.slice(0, word.length - suffix.cut.length) + suffix.add;
    forms.push(form);
    if (suffix.crosses) plain.push(form);
  }
  for (const flag of flags) {
    const prefix = prefixes.get(flag);
    if (prefix !== undefined) forms.push(...plain.map(form => prefix + form));
  }
  return forms;
}
