/** How loud speech is in the app: its root mean square without the pauses, in dBFS. */
export const loudnessDb = -15.5;
/** The loudest a sample may be, in dBFS. */
export const peakDb = -1.5;
/** Samples that are quieter are a pause, in dBFS. */
export const pauseDb = -45;

/** Amplitude, 1 at full scale, of a level in dBFS. */
export const amplitudeOf = (decibel: number): number => 10 ** (decibel / 20);

/** Level in dBFS of an amplitude that is 1 at full scale. */
export const decibelOf = (amplitude: number): number => 20 * Math.log10(amplitude);
