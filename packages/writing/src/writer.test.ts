import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createWriter } from './writer.ts';

test('SERVER-07 other work has its turn between the corrections of two texts', async () => {
  const writer = createWriter();
  const order: string[] = [];
  const correct = async (text: string) => {
    await writer.corrections(text, 'gb');
    order.push('text');
  };
  const other = async () => {
    for (let turn = 0; turn < 6; turn += 1) {
      await setImmediate();
      order.push('other');
    }
  };
  await Promise.all([correct('I hav a dog.'), correct('I hav a cat.'), correct('I sea.'), other()]);
  expect(order.join(' ')).toMatch(/^(other )?text (other )+text (other )+text/);
});
