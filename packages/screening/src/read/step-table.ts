/** A map of whole numbers above 0 to others above 0, much faster and smaller than a `Map` of tens of thousands. */
export class StepTable {
  #size = 0;
  /** Each key with its value after it, so that the processor reads both at once. */
  #pairs = new Int32Array(1 << 16);

  /** 0 if there is none. */
  get(key: number): number {
    const pairs = this.#pairs;
    return pairs[placeIn(pairs, key) + 1] as number;
  }

  set(key: number, value: number): void {
    if (this.#size * 4 > this.#pairs.length) this.#grow();
    const pairs = this.#pairs;
    const at = placeIn(pairs, key);
    if (pairs[at] === 0) this.#size += 1;
    pairs[at] = key;
    pairs[at + 1] = value;
  }

  #grow(): void {
    const pairs = this.#pairs;
    this.#pairs = new Int32Array(pairs.length * 2);
    this.#size = 0;
    for (let at = 0; at < pairs.length; at += 2) {
      const key = pairs[at] as number;
      if (key !== 0) this.set(key, pairs[at + 1] as number);
    }
  }
}

/** Where a key is, or would be. */
function placeIn(pairs: Int32Array, key: number): number {
  const last = pairs.length - 2;
  const mixed = Math.imul(key, 0x9e3779b1);
  let at = ((mixed ^ (mixed >>> 15)) << 1) & last;
  while (pairs[at] !== key && pairs[at] !== 0) at = (at + 2) & last;
  return at;
}
