import { writeFile } from 'node:fs/promises';
import { pinyinTable } from './building/pinyin-table.ts';

// Writes the readings of Chinese characters anew, with a newer library: node tools/generate-pinyin.ts
const target = new URL('../packages/common/src/pinyin/table.gen.ts', import.meta.url);
await writeFile(
  target,
  `// Written by tools/generate-pinyin.ts.\nexport const pinyinTable =\n  '${pinyinTable()}';\n`,
);
