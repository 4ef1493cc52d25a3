/** A key that nobody else makes. `crypto.randomUUID` is missing at an insecure address, as in a school's own network. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
