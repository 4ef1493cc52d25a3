/** A branch or piece of a compiled message: text, `#`, or a placeholder with its branches. */
type Token =
  | string
  | readonly [name: string]
  | readonly [
      name: string,
      kind: 'plural' | 'select' | 'number',
      branches?: Readonly<Record<string, Message>>,
    ];

/** A message as the build compiles it: a text without placeholders, or its pieces in order. */
export type Message = string | readonly Token[];

/** Values of placeholders by name. */
export type Values = Readonly<Record<string, string | number>>;

/** How one language writes numbers and chooses plural branches. */
export type Rules = { number(value: number): string; category(value: number): string };

/** Rules of a language from the browser, created when the first number is formatted. */
export function rulesOf(locale: string): Rules {
  let numbers: Intl.NumberFormat | undefined;
  let plurals: Intl.PluralRules | undefined;
  return {
    number(value) {
      numbers ??= new Intl.NumberFormat(locale);
      return numbers.format(value);
    },
    category(value) {
      plurals ??= new Intl.PluralRules(locale);
      return plurals.select(value);
    },
  };
}

/** The branch of a placeholder; an exact number (`=0`) comes before its plural category. */
function branchOf(rules: Rules, kind: string, branches: Record<string, Message>, value: unknown) {
  const own = Object.hasOwn(branches, String(value)) ? branches[String(value)] : undefined;
  const category = kind === 'plural' ? rules.category(Number(value)) : 'other';
  return own ?? branches[category] ?? branches['other'] ?? '';
}

/**
 * Inserts values into a compiled message: ICU placeholders, numbers, plural and select. `count` is the
 * number of the enclosing plural, for `#`. A missing value inserts nothing.
 */
export function format(rules: Rules, message: Message, values: Values, count?: number): string {
  if (typeof message === 'string') return message;
  const pieces = message.map(token => {
    if (token === '#' && count !== undefined) return rules.number(count);
    if (typeof token === 'string') return token;
    const [name, kind, branches] = token;
    const value = values[name];
    if (!kind || value === undefined) return value ?? '';
    if (!branches) return rules.number(Number(value));
    const inner = kind === 'plural' ? Number(value) : count;
    return format(rules, branchOf(rules, kind, branches, value), values, inner);
  });
  return pieces.join('');
}
