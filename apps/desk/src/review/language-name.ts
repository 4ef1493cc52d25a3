const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });

/** The English name of a language; undefined for a code that is unknown or none. */
export function languageName(code: string | null): string | undefined {
  if (code === null) return undefined;
  try {
    return names.of(code);
  } catch {
    // An engine may have codes of its own.
    return undefined;
  }
}
