/** A tile as it is written: its text, and the picture that is named for it. */
export type WrittenTile = { text: string; picture?: string };
/** Text, or a gap with its tiles, as they are written. */
export type WrittenPiece = { text: string } | { tiles: WrittenTile[] };

const tileOf = (written: string): WrittenTile => {
  const [text = '', picture] = written.split(' = ').map(part => part.trim());
  return picture ? { text, picture } : { text };
};

const problemOf = (tiles: readonly WrittenTile[], gap: string): string | null => {
  if (tiles.length < 2) return `the gap [${gap}] needs two tiles at least, with | between them`;
  if (tiles.some(({ text }) => text === '')) return `the gap [${gap}] has an empty tile`;
  const twice = tiles.find(({ text }, at) => tiles.findIndex(one => one.text === text) < at);
  return twice ? `the gap [${gap}] has “${twice.text}” twice` : null;
};

/**
 * Reads a frame such as `I have [a cat|a dog].` in one variety of English.
 *
 * @param report receives what is wrong and how to fix it
 */
export const readFrame = (written: string, report: (reason: string) => void): WrittenPiece[] => {
  const pieces = written.split(/(\[[^[\]]*\])/).filter(piece => piece !== '');
  if (pieces.every(piece => !piece.startsWith('[')))
    report('has no gap: write its tiles as [a cat|a dog]');
  return pieces.map(piece => {
    if (!/^\[.*\]$/.test(piece)) {
      if (/[[\]{}]/.test(piece)) report(`“${piece.trim()}” has a bracket without its other half`);
      return { text: piece };
    }
    const gap = piece.slice(1, -1);
    const tiles = gap.split('|').map(tileOf);
    const problem = problemOf(tiles, gap);
    if (problem !== null) report(problem);
    return { tiles };
  });
};
