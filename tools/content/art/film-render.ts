import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { teachingLanguages } from '@digipals/contract/constants';
import type { Page } from 'playwright-core';
import { launchBrowser } from '../../../e2e/support/browser.ts';
import { sampleRate } from '../pico.ts';
import { inVariety } from '../variants.ts';
import { type Film, type Shot, type TimedLine, timeLines } from './film.ts';
import { durationsOf, mixSound, speakFilm } from './film-speech.ts';
import { cameraAt, speaks, standAt } from './movement.ts';

const size = { width: 854, height: 480 } as const;
const framesPerSecond = 15;

const markupOf = ({ back, front = '', actors = [] }: Shot): string => {
  const groups = actors.map(({ looks }, at) => {
    const drawn = Object.entries(looks).map(
      ([look, { svg }]) => `<g data-look="${look}" display="none">${svg}</g>`,
    );
    return `<g id="actor-${at}">${drawn.join('')}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 540" width="${size.width}" height="${size.height}" style="display:block"><g id="camera">${back}${groups.join('')}${front}</g></svg>`;
};

/** The state of each frame. @param start seconds of the film before this shot */
const frameOf = (shot: Shot, t: number, lines: readonly TimedLine[], start: number) => ({
  camera: cameraAt(shot, t),
  poses: (shot.actors ?? []).map((actor, at) =>
    standAt(actor, t, speaks(lines, actor.who, start + t), at * 1.7),
  ),
});

type Frame = ReturnType<typeof frameOf>;

/** Runs in the page. */
const showFrame = ({ camera, poses }: Frame) => {
  document.querySelector('#camera')?.setAttribute('transform', camera);
  for (const [at, { transform, opacity, look }] of poses.entries()) {
    const group = document.querySelector(`#actor-${at}`);
    group?.setAttribute('transform', transform);
    group?.setAttribute('opacity', String(opacity));
    for (const drawn of group?.children ?? [])
      drawn.setAttribute('display', drawn.getAttribute('data-look') === look ? 'inline' : 'none');
  }
};

const imagesReady = async () => {
  const sources = [...document.querySelectorAll('image')].map(image => image.getAttribute('href'));
  await Promise.all(
    [...new Set(sources)].map(source => {
      const image = new Image();
      image.src = source ?? '';
      return image.decode();
    }),
  );
};

const encoder = (file: string) =>
  spawn(
    'ffmpeg',
    [
      ...['-y', '-loglevel', 'error', '-f', 'image2pipe', '-framerate', String(framesPerSecond)],
      ...['-c:v', 'mjpeg', '-i', '-', '-an', '-c:v', 'libx264', '-profile:v', 'main'],
      ...['-pix_fmt', 'yuv420p', '-crf', '27', '-preset', 'slower', '-g', '45', '-threads', '1'],
      ...['-map_metadata', '-1', '-fflags', '+bitexact', '-movflags', '+faststart', file],
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );

const drawFilm = async (page: Page, film: Film, lines: readonly TimedLine[], file: string) => {
  const child = encoder(file);
  const { stdin } = child;
  const done = once(child, 'close');
  let start = 0;
  for (const shot of film.shots) {
    await page.setContent(`<body style="margin:0">${markupOf(shot)}</body>`);
    await page.evaluate(imagesReady);
    const frames = Math.round(shot.seconds * framesPerSecond);
    for (let at = 0; at < frames; at += 1) {
      await page.evaluate(showFrame, frameOf(shot, at / framesPerSecond, lines, start));
      const picture = await page.screenshot({ type: 'jpeg', quality: 92 });
      if (!stdin.write(picture)) await once(stdin, 'drain');
    }
    start += shot.seconds;
  }
  stdin.end();
  await done;
};

const addSound = (silent: string, sound: Buffer, file: string) =>
  execFileSync(
    'ffmpeg',
    [
      ...['-y', '-loglevel', 'error', '-i', silent],
      ...['-f', 's16le', '-ar', String(sampleRate), '-ac', '1', '-i', '-'],
      ...['-c:v', 'copy', '-c:a', 'aac', '-b:a', '48k', '-ar', '32000', '-shortest'],
      ...['-map_metadata', '-1', '-fflags', '+bitexact', '-movflags', '+faststart', file],
    ],
    { input: sound },
  );

const captionsOf = (lines: readonly TimedLine[], variety: 'gb' | 'us') =>
  lines.map(({ from, to, text }) => ({
    from,
    to: to[variety],
    text: inVariety(text, variety),
  }));

/** The generated files: bytes by name in media/films. */
export type FilmSizes = Map<string, number>;

/**
 * Renders films to mp4, with captions beside them (authors only: needs Chromium, ffmpeg and the voices).
 *
 * @param root folder of the pack; files go to its media/films
 */
export const renderFilms = async (
  films: readonly Film[],
  root: string,
  voices: string,
): Promise<FilmSizes> => {
  const sizes: FilmSizes = new Map();
  const temporary = mkdtempSync(join(tmpdir(), 'film-'));
  const browser = await launchBrowser();
  const put = (name: string, write: (file: string) => void) => {
    const file = join(root, 'media', 'films', name);
    mkdirSync(dirname(file), { recursive: true });
    write(file);
    sizes.set(name, statSync(file).size);
  };
  try {
    const page = await browser.newPage({ viewport: size });
    for (const film of films) {
      const speech = await speakFilm(film, root, voices);
      const lines = timeLines(film, durationsOf(speech));
      const silent = join(temporary, `${film.name}.mp4`);
      await drawFilm(page, film, lines, silent);
      if (lines.length === 0)
        put(`${film.name}.mp4`, file =>
          execFileSync('ffmpeg', [
            ...['-y', '-loglevel', 'error', '-i', silent, '-c', 'copy'],
            ...['-fflags', '+bitexact', '-movflags', '+faststart', file],
          ]),
        );
      for (const variety of lines.length > 0 ? teachingLanguages : []) {
        const sound = mixSound(speech[variety], lines, film);
        put(`${variety}/${film.name}.mp4`, file => addSound(silent, sound, file));
        const captions = `${JSON.stringify(captionsOf(lines, variety), null, 2)}\n`;
        put(`${variety}/${film.name}.json`, file => writeFileSync(file, captions));
      }
    }
  } finally {
    await browser.close();
    rmSync(temporary, { recursive: true });
  }
  return sizes;
};
