import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const worthIt = 1_000;

function compressFile(file: string): void {
  const bytes = readFileSync(file);
  if (bytes.length < worthIt) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }));
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
}

/** Vite plugin: writes a .br and a .gz next to every text file, so that the server never compresses. */
export function compress(): Plugin {
  let folder = '';
  return {
    name: 'digipals-compress',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        for (const file of globSync('**/*.{html,js,css,svg,json}', { cwd: folder })) {
          compressFile(join(folder, file));
        }
      },
    },
  };
}
