const MOST_CHARACTERS = 20_000;
const code = /^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/;

/** A field of something that an engine answered. */
const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

const isCode = (value: unknown): value is string => typeof value === 'string' && code.test(value);

/** Reads a translation with the language that the engine found, if it tells. @returns undefined if it is none */
export function readTranslation(
  answer: unknown,
): { text: string; found: string | null } | undefined {
  const text = fieldOf(answer, 'translatedText');
  if (typeof text !== 'string' || text === '' || text.length > MOST_CHARACTERS) return undefined;
  const found = fieldOf(fieldOf(answer, 'detectedLanguage'), 'language');
  return { text, found: isCode(found) ? found : null };
}

/** Reads the codes of the languages that an engine has. @returns undefined if it is no list */
export function readLanguages(answer: unknown): ReadonlySet<string> | undefined {
  if (!Array.isArray(answer)) return undefined;
  return new Set(answer.map(one => fieldOf(one, 'code')).filter(isCode));
}
