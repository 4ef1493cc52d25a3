const pairs = (from: string, to: string): [string, string][] => {
  const target = [...to];
  return [...from].map((letter, index) => [letter, target[index] ?? letter]);
};

/** Letters that become plain neither by lower case nor by decomposition. */
export const plainLetters: ReadonlyMap<string, string> = new Map([
  ...pairs('ıøłđħŧəɑɡʀ', 'ioldhteagr'),
  ...pairs('ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ', 'abcdefghijklmnoprstuvwyz'),
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['þ', 'th'],
  ['ð', 'd'],
  ...pairs('‘’ʼ`´′', "''''''"),
  ...pairs('‐‑‒–—―−', '-------'),
  ...pairs('。｡﹒․٠', '....0'),
  ...pairs('ᗩᗷᑕᗪᖴᎶᕼᒍᛕᗰᑎᑭᖇᔕᑌᐯᗯ᙭', 'abcdfghjkmnprsuvwx'),
]);

/**
 * Letters of other scripts that look like Latin ones. They are replaced only in words that mix
 * scripts: in real Russian or Greek they mean themselves.
 */
export const lookalikes: ReadonlyMap<string, string> = new Map([
  ...pairs('аеорсухијѕкмтнвгԁԛѡһьцшя', 'aeopcyxujskmthbrdqwhbuwr'),
  ...pairs('αοριεκντυχηωβγσ', 'aopiekvtuxnwbys'),
  ...pairs('սօհոցքզ', 'uohngfq'),
  ...pairs('зӀіԝґ', 'eliwr'),
]);

/** Latin letters that look like Russian ones: `xyй` is Russian with an `x` and a `y` in it. */
export const russianLookalikes: ReadonlyMap<string, string> = new Map([
  ...pairs('aeopcyxkmtb30@', 'аеорсухкмтьзоа'),
]);

/** Capital letters in a circle or a square, in the order of the alphabet, from these code points. */
export const boxedAlphabets = [0x1f150, 0x1f170] as const;
