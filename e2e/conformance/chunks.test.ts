import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { type ComponentType, componentTypes } from '@digipals/contract/component-types';
import { componentIds } from '@digipals/player/component-ids';
import { registry } from '@digipals/player/registry';
import { samples } from '@digipals/player/samples';
import { expect, test } from 'vitest';
import { stageFolder } from './stage.ts';
import { useStage } from './use-stage.ts';

const { newPage, url } = useStage();

type Chunk = { file: string; imports?: string[]; isEntry?: boolean };
type Manifest = Record<string, Chunk>;

const closure = (manifest: Manifest, key: string, found = new Set<string>()): Set<string> => {
  if (found.has(key)) return found;
  found.add(key);
  for (const next of manifest[key]?.imports ?? []) closure(manifest, next, found);
  return found;
};

const read = (file: string) => readFileSync(path.join(stageFolder, file));
const manifest = (): Manifest => JSON.parse(read('.vite/manifest.json').toString());
const viewOf = (type: ComponentType): string =>
  `../src/components/${registry[type].family}/${type}/View.tsx`;
const views = componentTypes.filter(type => registry[type].view !== null);

test('a component type costs at most 12 KB gzip over the shell, drag core included', () => {
  const chunks = manifest();
  const shell = closure(chunks, 'index.html');
  const sizes = views.map(type => {
    const key = viewOf(type);
    expect(chunks[key]?.file, `${type} is a chunk of its own`).toBeDefined();
    const own = [...closure(chunks, key)].filter(chunk => !shell.has(chunk));
    return own.reduce((sum, chunk) => sum + gzipSync(read(chunks[chunk]?.file ?? '')).length, 0);
  });
  expect(Math.min(...sizes)).toBeGreaterThan(100);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(12 * 1024);
});

test.each(views.map(type => [componentIds[type], type] as const))(
  '%s %s loads no part of another type',
  async (_id, type) => {
    const chunks = manifest();
    const types = new Set(samples[type].components.map(component => component.type));
    const own = new Set(
      views.filter(other => types.has(other)).flatMap(other => [...closure(chunks, viewOf(other))]),
    );
    const foreign = views
      .map(viewOf)
      .filter(key => !own.has(key))
      .map(key => chunks[key]?.file ?? '');
    const page = await newPage();
    const loaded: string[] = [];
    page.on('request', request => loaded.push(new URL(request.url()).pathname.slice(1)));
    await page.goto(`${url}?case=${type}`);
    await page.locator('main h1').waitFor();
    expect(loaded.length).toBeGreaterThan(2);
    expect(loaded.filter(file => foreign.includes(file))).toEqual([]);
    await page.context().close();
  },
);
