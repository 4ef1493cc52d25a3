/** A map of whole numbers above 0 to others above 0, much faster and smaller than a `Map` of tens of thousands. */
export class StepTable {
  #size = 0;
  #keys = new Int32Array(1 << 15);
  #values = new Int32Array(1 << 15);

  /** 0 if there is none. */
  get(key: number): number {
    const keys = this.#keys;
    const last = keys.length - 1;
    let at = placeOf(key) & last;
    while (keys[at] !== key) {
      if (keys[at] === 0) return 0;
      at = (at + 1) & last;
    }
    return this.#values[at] as number;
  }

  set(key: number, value: number): void {
    if (this.#size * 2 > this.#keys.length) this.#grow();
    const last = this.#keys.length - 1;
    let at = placeOf(key) & last;
    while (this.#keys[at] !== 0 && this.#keys[at] !== key) at = (at + 1) & last;
    if (this.#keys[at] === 0) this.#size += 1;
    this.#keys[at] = key;
    this.#values[at] = value;
  }

  #grow(): void {
    const [keys, values] = [this.#keys, this.#values];
    this.#keys = new Int32Array(keys.length * 2);
    this.#values = new Int32Array(keys.length * 2);
    this.#size = 0;
    keys.forEach((key, at) => {
      if (key !== 0) this.set(key, values[at] as number);
    });
  }
}

function placeOf(key: number): number {
  const mixed = Math.imul(key, 0x9e3779b1);
  return mixed ^ (mixed >>> 15);
}
