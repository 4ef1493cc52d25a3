/** The consonants by sound: elephant and elefent are both alfnt. */
export const soundOf = (word: string): string =>
  word
    .replace(/ph/g, 'f')
    .replace(/ck|qu|c(?![eiyh])|q/g, 'k')
    .replace(/c(?=[eiy])|z/g, 's')
    .replace(/^kn/, 'n')
    .replace(/^wr/, 'r')
    .replace(/(?<!^)h|gh|w(?!$)/g, '')
    .replace(/^[aeiouy]+/, 'a')
    .replace(/(?<!^)[aeiouy']+/g, '')
    .replace(/(.)\1+/g, '$1');
