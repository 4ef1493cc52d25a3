import { createHash } from 'node:crypto';
import { relative } from 'node:path';

const repository = `${import.meta.dirname}/../../..`;

/**
 * The name of a class in the built styles: its source name and four characters of a hash of its file.
 * Scripts contain these names, so the bundler's longer ones would cost a first page half a kilobyte.
 */
export function classNames(name: string, file: string): string {
  const path = relative(repository, file.replace(/\?.*$/, ''));
  const sign = createHash('sha256').update(path).digest('base64url').replaceAll(/[-_]/g, '');
  return `${name}_${sign.slice(0, 4)}`;
}
