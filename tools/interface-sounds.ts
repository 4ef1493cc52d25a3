import { execFileSync } from 'node:child_process';
import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '../packages/ui/src/sounds');

/** A tone that fades, with overtones of wood (4) or of a bell (2.76). All are formulas over `t` in seconds. */
const tone = (hertz: number, { from = 0, fade = 12, overtone = 4 } = {}): string => {
  const time = `(t-${from})`;
  const body = `sin(2*PI*${hertz}*${time})*exp(-${fade}*${time})`;
  const top = `0.3*sin(2*PI*${hertz * overtone}*${time})*exp(-${fade * 2.5}*${time})`;
  return `gte(t,${from})*(${body}+${top})`;
};

/** A tone that glides from one pitch to another. */
const glide = (from: number, to: number, seconds: number): string =>
  `sin(2*PI*(${from}*t+${(to - from) / (2 * seconds)}*t*t))*exp(-14*t)`;

/** Bells one after another. */
const bells = (hertz: readonly number[], apart: number, fade: number): string =>
  hertz
    .map((one, at) => tone(one, { from: Number((at * apart).toFixed(2)), fade, overtone: 2.76 }))
    .join('+');

type Sound = { seconds: number; loudness: number; formula: string; filter?: string };

/** Sounds that a child hears often are short and soft. */
const sounds: Record<string, Sound> = {
  select: { seconds: 0.16, loudness: 0.3, formula: tone(784, { fade: 30 }) },
  'pick-up': { seconds: 0.18, loudness: 0.3, formula: glide(420, 780, 0.18) },
  drop: { seconds: 0.2, loudness: 0.3, formula: glide(540, 260, 0.2) },
  place: {
    seconds: 0.26,
    loudness: 0.3,
    formula: `${tone(294, { fade: 40 })}+${tone(587, { from: 0.03, fade: 18 })}`,
  },
  'turn-page': {
    seconds: 0.36,
    loudness: 0.5,
    formula: '(random(0)*2-1)*pow(sin(PI*t/0.36),2)*(0.4+t)',
    filter: 'highpass=f=900,lowpass=f=5200,',
  },
  'star-flight': {
    seconds: 1,
    loudness: 0.22,
    formula: bells([1047, 1175, 1319, 1568, 1760, 2093], 0.08, 7),
  },
  buy: { seconds: 0.7, loudness: 0.32, formula: bells([988, 1319], 0.09, 7) },
  combo: { seconds: 0.9, loudness: 0.26, formula: bells([659, 784, 988, 1319], 0.09, 6) },
};

/** Makes the interface sounds that are computed: `node tools/interface-sounds.ts`. Needs ffmpeg. */
for (const [name, { seconds, loudness, formula, filter = '' }] of Object.entries(sounds)) {
  const source = `aevalsrc='${loudness}*(${formula})':s=44100:d=${seconds}`;
  const end = `afade=t=in:d=0.004,afade=t=out:st=${(seconds - 0.05).toFixed(2)}:d=0.05`;
  execFileSync('ffmpeg', [
    ...['-hide_banner', '-loglevel', 'error', '-y', '-f', 'lavfi', '-i', source],
    ...['-af', `${filter}${end}`, '-b:a', '64k', '-map_metadata', '-1', '-bitexact'],
    path.join(folder, `${name}.mp3`),
  ]);
}
