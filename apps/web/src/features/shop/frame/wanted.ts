/** A thing that is on and not paid for. */
export type Wanted = {
  sku: string;
  name: string;
  price: number;
  /** Address of its picture. */
  picture: string;
};

/** What all of them cost together. */
export const sumOf = (wanted: readonly Wanted[]): number =>
  wanted.reduce((sum, { price }) => sum + price, 0);
