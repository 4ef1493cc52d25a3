import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TeachingLanguage } from '@digipals/contract/constants';
import openPico from '@echogarden/svoxpico-wasm';

const lingware = {
  gb: ['en-GB_ta.bin', 'en-GB_kh0_sg.bin'],
  us: ['en-US_ta.bin', 'en-US_lh0_sg.bin'],
} as const;

const memoryBytes = 8 * 1024 * 1024;
const bufferBytes = 128;
const stepBusy = 201;
const stepIdle = 200;

/** Sample rate of the voices, in Hz; 16-bit mono. */
export const sampleRate = 16_000;

const must = (status: number, step: string) => {
  if (status !== 0) throw new Error(`speech: ${step} failed with status ${status}`);
};

type Pico = Awaited<ReturnType<typeof openPico>>;

const putBytes = (pico: Pico, bytes: Uint8Array): number => {
  const pointer = pico._malloc(bytes.length);
  pico.HEAPU8.set(bytes, pointer);
  return pointer;
};

const putText = (pico: Pico, text: string): number =>
  putBytes(pico, Buffer.from(`${text}\0`, 'utf8'));

const loadVoice = (pico: Pico, system: number, voices: string, files: readonly string[]) => {
  const cell = pico._malloc(16);
  const names = files.map(file => {
    pico.FS.writeFile(`/${file}`, readFileSync(join(voices, file)));
    must(pico._pico_loadResource(system, putText(pico, `/${file}`), cell), `load ${file}`);
    const name = pico._malloc(200);
    must(pico._pico_getResourceName(system, pico.getValue(cell, 'i32'), name), 'name');
    return name;
  });
  const voice = putText(pico, 'voice');
  must(pico._pico_createVoiceDefinition(system, voice), 'voice');
  for (const name of names)
    must(pico._pico_addResourceToVoiceDefinition(system, voice, name), 'add to voice');
  must(pico._pico_newEngine(system, voice, cell), 'engine');
  return pico.getValue(cell, 'i32');
};

const drain = (pico: Pico, engine: number, chunks: Buffer[]) => {
  const buffer = pico._malloc(bufferBytes);
  const cells = pico._malloc(8);
  let status = stepBusy;
  while (status === stepBusy) {
    status = pico._pico_getData(engine, buffer, bufferBytes, cells, cells + 4);
    const bytes = pico.getValue(cells, 'i16');
    chunks.push(Buffer.from(pico.HEAPU8.slice(buffer, buffer + bytes)));
  }
  if (status !== stepIdle) throw new Error(`speech: reading failed with status ${status}`);
};

/**
 * Opens a voice.
 *
 * @param voices folder with the lingware, which is never part of this repository
 * @returns text (with Pico's markup) -> 16-bit mono samples
 */
export const openVoice = async (
  variety: TeachingLanguage,
  voices: string,
): Promise<(text: string) => Buffer> => {
  const pico = await openPico();
  const cell = pico._malloc(16);
  must(pico._pico_initialize(pico._malloc(memoryBytes), memoryBytes, cell), 'initialise');
  const engine = loadVoice(pico, pico.getValue(cell, 'i32'), voices, lingware[variety]);
  return text => {
    const bytes = Buffer.from(`${text}\0`, 'utf8');
    const start = putBytes(pico, bytes);
    const taken = pico._malloc(8);
    const chunks: Buffer[] = [];
    for (let offset = 0; offset < bytes.length; offset += pico.getValue(taken, 'i16')) {
      const left = bytes.length - offset;
      must(pico._pico_putTextUtf8(engine, start + offset, left, taken), 'text');
      drain(pico, engine, chunks);
    }
    return Buffer.concat(chunks);
  };
};
