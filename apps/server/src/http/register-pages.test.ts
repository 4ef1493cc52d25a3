import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { featureFlags } from '@digipals/contract';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { sampleContent } from '../testing/sample-content.ts';

const firstScript = 'first();\nsecond();';
const page = `<!doctype html><script>${firstScript}</script>app`;

let server: TestApp;
let folder: string;

const write = (name: string, text: string) => {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), text);
};

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'digipals-pages-'));
  write('web/index.html', page);
  write('web/student.html', '<!doctype html>student');
  write('web/sw.js', 'self');
  write('web/assets/app.1234.js', 'export const app = 1;');
  write('web/assets/app.1234.js.br', 'made by the build');
  write('web/assets/gone.1234.js', 'export {};');
  write('web/flags/gb.svg', '<svg/>');
  write('web/interests/ice-cream.0a1b2c3d.webp', 'a picture');
  write('desk/index.html', '<!doctype html>desk');
  write('desk/assets/desk.1234.js', 'export const desk = 1;');
  write('grown-ups/index.html', '<!doctype html>grown-ups');
  write('grown-ups/assets/grown-ups.1234.js', 'export const app = 1;');
  write('media/hello.12345678.mp3', '0123456789');
  write('secret.js', 'secret');
  server = await createTestApp({
    webDir: path.join(folder, 'web'),
    deskDir: path.join(folder, 'desk'),
    grownUpsDir: path.join(folder, 'grown-ups'),
    content: sampleContent(path.join(folder, 'media')),
  });
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  server.call('GET', url, { headers });

test.each(['/', '/profile', '/activity/first', '/training-menu?x=1'])(
  '%s serves the page of the app, revalidated each time',
  async url => {
    const answer = await get(url);
    expect(answer.text).toBe(page);
    expect(answer.headers['cache-control']).toBe('no-cache');
    const again = await get(url, { 'if-none-match': String(answer.headers['etag']) });
    expect([again.status, again.text]).toEqual([304, '']);
  },
);

test('NOTSHOWN-23 /student serves the student page', async () => {
  expect((await get('/student')).text).toBe('<!doctype html>student');
});

test.each(['/desk', '/desk/', '/desk/queue', '/desk/cases/2207'])(
  '%s serves the page of the desk, with the same policy, revalidated each time',
  async url => {
    const answer = await get(url);
    expect(answer.text).toBe('<!doctype html>desk');
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.headers['content-security-policy']).toContain("script-src 'self';");
  },
);

test('SCHOOL-01 the app of grown-ups is at /grown-ups, with its own files', async () => {
  for (const url of ['/grown-ups', '/grown-ups/join', '/grown-ups/classes/c1']) {
    expect((await get(url)).text).toBe('<!doctype html>grown-ups');
  }
  const script = await get('/grown-ups/assets/grown-ups.1234.js');
  expect(script.text).toBe('export const app = 1;');
  expect((await get('/grown-ups/assets/desk.1234.js')).status).toBe(404);
});

test('the files of the desk are separate and immutable', async () => {
  const script = await get('/desk/assets/desk.1234.js');
  expect(script.text).toBe('export const desk = 1;');
  expect(script.headers['cache-control']).toContain('immutable');
  expect((await get('/desk/assets/app.1234.js')).status).toBe(404);
});

test('SAFE-17 the policy allows an inline script only on its own page, by its hash', async () => {
  const hash = createHash('sha256').update(firstScript).digest('base64');
  const policyAt = async (url: string) =>
    String((await get(url)).headers['content-security-policy']);
  expect(await policyAt('/profile')).toContain(`script-src 'self' 'sha256-${hash}';`);
  expect(await policyAt('/student')).toContain("script-src 'self';");
  expect(await policyAt('/assets/app.1234.js')).toContain("script-src 'self';");
});

test('files with a hash in their name are immutable, others are revalidated', async () => {
  expect((await get('/assets/app.1234.js')).headers['cache-control']).toContain('immutable');
  expect((await get('/media/hello.12345678.mp3')).headers['cache-control']).toContain('immutable');
  const interest = await get('/interests/ice-cream.0a1b2c3d.webp');
  expect(interest.headers['cache-control']).toContain('immutable');
  expect((await get('/flags/gb.svg')).headers['cache-control']).toBe('public, max-age=86400');
  expect((await get('/sw.js')).headers['cache-control']).toBe('no-cache');
});

test.each([
  '/secret.js',
  '/assets/../../secret.js',
  '/..%2fsecret.js',
  '/media/..%2f..%2fsecret.js',
  '/index.html',
  '/desk/index.html',
  '/desk/..%2fsecret.js',
  '/assets/missing.js',
  '/assets/app.1234.js.br',
])('%s is not served', async url => {
  const answer = await get(url);
  expect(answer.status).toBe(404);
  expect(answer.headers['content-type']).toContain('problem+json');
});

test('sends the best compression that the client accepts', async () => {
  const inject = (encoding: string, url = '/') =>
    server.app.inject({ url, headers: { 'accept-encoding': encoding } });
  const brotli = await inject('gzip, deflate, br');
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(page);
  const gzip = await inject('gzip, br;q=0');
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(page);
  expect((await inject('identity')).headers['content-encoding']).toBeUndefined();
  expect((await inject('br', '/assets/app.1234.js')).body).toBe('made by the build');
  const sound = await inject('br', '/media/hello.12345678.mp3');
  expect(sound.headers['content-encoding']).toBeUndefined();
});

test.each([
  ['bytes=0-3', 206, '0123', 'bytes 0-3/10'],
  ['bytes=7-', 206, '789', 'bytes 7-9/10'],
  ['bytes=-2', 206, '89', 'bytes 8-9/10'],
  ['bytes=5-100', 206, '56789', 'bytes 5-9/10'],
  ['bytes=10-', 416, '', 'bytes */10'],
  ['bytes=x', 200, '0123456789', undefined],
])('serves parts of a sound: %s', async (range, status, text, contentRange) => {
  const answer = await get('/media/hello.12345678.mp3', { range });
  expect([answer.status, answer.text, answer.headers['content-range']]).toEqual([
    status,
    text,
    contentRange,
  ]);
});

test('a file that was deleted after the start is not found', async () => {
  rmSync(path.join(folder, 'web/assets/gone.1234.js'));
  expect((await get('/assets/gone.1234.js')).status).toBe(404);
});

test('FLAG-11 flags of a deployment are in the page and in the service worker that caches it', async () => {
  write('web/index.html', `<!doctype html><head>${page}</head>`);
  const webDir = path.join(folder, 'web');
  const features = { ...featureFlags, newsfeed: true, globe: false };
  const grownUpsDir = path.join(folder, 'grown-ups');
  write('grown-ups/index.html', '<!doctype html><head></head>grown-ups');
  const config = { features, idleMinutes: 30 };
  const other = await createTestApp({ webDir, grownUpsDir, config });
  const read = async (url: string) => other.call('GET', url);
  const changed = await read('/profile');
  expect(changed.text).toContain('<head><meta name="flags" content="-globe,newsfeed">');
  const hash = createHash('sha256').update(firstScript).digest('base64');
  expect(changed.headers['content-security-policy']).toContain(`'sha256-${hash}'`);
  expect((await read('/sw.js')).text).toMatch(/^self\n.*-globe,newsfeed\n$/);
  expect((await read('/assets/app.1234.js')).text).toBe('export const app = 1;');
  expect((await read('/grown-ups')).text).toContain(
    '<meta name="flags" content="-globe,newsfeed">',
  );
  await other.close();
  const plain = await createTestApp({ webDir, config: { idleMinutes: 30 } });
  expect((await plain.call('GET', '/')).text).not.toContain('flags');
  expect((await plain.call('GET', '/sw.js')).text).toBe('self');
  await plain.close();
});

test.each([
  [45, '45'],
  [null, 'off'],
])(
  'SHARED-05 an idle limit of %s minutes is in the page and in the service worker',
  async (idleMinutes, content) => {
    write('web/index.html', '<!doctype html><head></head>');
    const webDir = path.join(folder, 'web');
    const other = await createTestApp({ webDir, config: { idleMinutes } });
    const shown = await other.call('GET', '/profile');
    expect(shown.text).toContain(`<head><meta name="idle" content="${content}">`);
    expect((await other.call('GET', '/sw.js')).text).toMatch(
      new RegExp(`^self\\n.*idle ${content}\\n$`),
    );
    await other.close();
  },
);

test('SCALE-70 with MEDIA_BASE media are redirected to, allowed by every policy, and known to the service worker', async () => {
  write('web/index.html', page);
  const mediaBase = 'https://cdn.example/digipals';
  const folders = { webDir: 'web', deskDir: 'desk', grownUpsDir: 'grown-ups' };
  const dirs = Object.fromEntries(
    Object.entries(folders).map(([name, place]) => [name, path.join(folder, place)]),
  );
  const features = { ...featureFlags, newsfeed: true };
  const other = await createTestApp({ ...dirs, config: { mediaBase, features } });
  onTestFinished(() => other.close());
  const medium = await other.call('GET', '/media/hello.12345678.mp3');
  expect([medium.status, medium.headers['location'], medium.headers['cache-control']]).toEqual([
    302,
    `${mediaBase}/media/hello.12345678.mp3`,
    'public, max-age=86400',
  ]);
  for (const url of ['/profile', '/student', '/desk', '/grown-ups', '/sw.js', '/api/sign-in/X']) {
    const policy = String((await other.call('GET', url)).headers['content-security-policy']);
    for (const source of [
      "img-src 'self' blob: data:",
      "media-src 'self' blob:",
      "connect-src 'self'",
    ]) {
      expect(policy, url).toContain(`${source} https://cdn.example;`);
    }
    expect(policy, url).toMatch(/script-src 'self'( 'sha256-[^']+')?;/);
  }
  const worker = await other.call('GET', '/sw.js');
  expect(worker.text).toMatch(
    /^self\.mediaBase="https:\/\/cdn\.example\/digipals";\nself\n\/\/ .*newsfeed, idle off\n$/,
  );
  expect((await get('/sw.js')).text).not.toContain('mediaBase');
});

test.each(['..%2fsecret.js', '%2f%2fevil.example', '.hidden', 'a%0d%0ab'])(
  'SCALE-70 with MEDIA_BASE nothing but a name of a medium is redirected: %s',
  async name => {
    const other = await createTestApp({ config: { mediaBase: 'https://cdn.example' } });
    onTestFinished(() => other.close());
    expect((await other.call('GET', `/media/${name}`)).status).toBe(404);
  },
);
