import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { type ComponentType, componentTypes } from '@digipals/contract/component-types';
import { registry } from '@digipals/player/registry';
import { componentIds, samples } from '@digipals/player/samples';
import { expect, test } from 'vitest';
import { stageFolder } from './stage.ts';
import { useStage } from './use-stage.ts';

const { newPage, url } = useStage();

type Chunk = { file: string; imports?: string[]; isDynamicEntry?: boolean };
type Manifest = Record<string, Chunk>;

const closure = (manifest: Manifest, key: string, found = new Set<string>()): Set<string> => {
  if (found.has(key)) return found;
  found.add(key);
  for (const next of manifest[key]?.imports ?? []) closure(manifest, next, found);
  return found;
};

const read = (file: string) => readFileSync(path.join(stageFolder, file));
const manifest = (): Manifest => JSON.parse(read('.vite/manifest.json').toString());
const types = componentTypes.filter(type => registry[type].view !== null);

const stageSource = path.resolve(import.meta.dirname, '../../packages/player/stage');

type View = { default: unknown };

/** The manifest keys of the views. Types of a family may share a view. */
const viewKeys = async (): Promise<ReadonlyMap<ComponentType, string>> => {
  const keyOf = new Map<unknown, string>();
  for (const [key, { isDynamicEntry }] of Object.entries(manifest())) {
    if (!isDynamicEntry || !key.startsWith('../src/components/')) continue;
    const view: View = await import(path.resolve(stageSource, key));
    keyOf.set(view.default, key);
  }
  const keys = types.map(async type => {
    const view = await registry[type].view?.();
    return [type, keyOf.get(view?.default) ?? ''] as const;
  });
  return new Map(await Promise.all(keys));
};
const keys = await viewKeys();
const viewOf = (type: ComponentType): string => keys.get(type) ?? '';

test('a component type adds at most 12 KB gzip to the shell, including the drag core', () => {
  const chunks = manifest();
  const shell = closure(chunks, 'index.html');
  const sizes = types.map(type => {
    const key = viewOf(type);
    expect(chunks[key]?.file, `${type} is a chunk of its own`).toBeDefined();
    const own = [...closure(chunks, key)].filter(chunk => !shell.has(chunk));
    return own.reduce((sum, chunk) => sum + gzipSync(read(chunks[chunk]?.file ?? '')).length, 0);
  });
  expect(Math.min(...sizes)).toBeGreaterThan(100);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(12 * 1024);
});

test.each(types.map(type => [componentIds[type], type] as const))(
  '%s %s loads no part of another type',
  async (_id, type) => {
    const chunks = manifest();
    const wanted = new Set(samples[type].components.map(component => component.type));
    const own = new Set(
      types
        .filter(other => wanted.has(other))
        .flatMap(other => [...closure(chunks, viewOf(other))]),
    );
    const foreign = types
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
