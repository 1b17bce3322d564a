import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { pinyinTable } from './building/pinyin-table.ts';

test('the readings of characters are those of the library: run tools/generate-pinyin.ts if not', async () => {
  const path = new URL('../packages/common/src/pinyin/table.gen.ts', import.meta.url);

  const kept = await readFile(path, 'utf8');
  expect(/'(.*)'/.exec(kept)?.[1]).toBe(pinyinTable());
});
