/** Heights in percent of the bars of the drawn sound wave. */
export const waveHeights = [20, 62, 34, 70, 52, 88, 64, 96, 58, 78, 40, 66, 28].map(
  (height, at) => ({ at, height }),
);
