import { expect, test } from 'vitest';
import { parseManifest } from './parse-manifest.ts';

const hash = `sha384-${'A'.repeat(64)}`;
const manifest = {
  key: 'ors',
  sdk: 1,
  version: '1.2.0+abc',
  requires: {},
  entry: 'index.js',
  css: [],
  preload: [],
  integrity: { 'index.js': hash, 'page.js': hash },
};
const offering = (changed: object) =>
  parseManifest(JSON.stringify({ ...manifest, ...changed }), 'ors');

test('a pasted manifest tells its version and how many files it is made of', () => {
  expect(offering({})).toEqual({ manifest, version: '1.2.0+abc', files: 2 });
});

test.each([
  ['{"key":', '不是有效的 JSON'],
  ['[]', '不是有效的 JSON'],
  ['{}', '不是加载清单：key'],
])('what is no manifest is named: %s', (text, problem) => {
  expect(parseManifest(text, 'ors')).toEqual({ problem: expect.stringContaining(problem) });
});

test.each([
  [{ key: 'crm' }, '这是另一个系统（crm）的加载清单'],
  [{ css: ['style.css'] }, '缺少文件的完整性校验值：style.css'],
  [{ entry: '../index.js' }, '不是加载清单：entry 不符合要求'],
])('a manifest with %j is not for this system, in words', (changed, problem) => {
  expect(offering(changed)).toEqual({ problem });
});
