import { expect, test } from 'vitest';
import { checkedManifest } from './manifest.ts';

const [one, other, third] = ['x', 'y', 'z'].map((letter) => `sha384-${letter.repeat(64)}`);
const offered = {
  react: { version: '19.10.1', css: [] },
  '@portal/subsystem/define': { version: null, css: [] },
};
const good = {
  key: 'hr',
  sdk: 1,
  version: '0.1.0',
  requires: { react: '^19.3.0', '@portal/subsystem/define': '*' },
  entry: 'index-a1.js',
  css: ['style-b2.css'],
  preload: [],
  integrity: { 'index-a1.js': one, 'style-b2.css': other, 'List-c3.js': third },
};
const check = (manifest: unknown) => () => checkedManifest(manifest, { sysType: 'hr' }, offered);

test('a manifest this shell can carry out is taken as it is', () => {
  expect(check(good)()).toEqual(good);
});

test('the manifest of another system, or a page in its place, is refused', () => {
  expect(check({ ...good, key: 'ors' })).toThrow(expect.objectContaining({ kind: 'manifest' }));
  expect(check('<!doctype html>')).toThrow(expect.objectContaining({ kind: 'manifest' }));
});

test.each(['../shell.js', '/index.js', 'https://elsewhere.example/index.js', 'pages/../../x.js'])(
  'a manifest that leads out of its folder, to %s, is refused',
  (entry) => {
    const integrity = { ...good.integrity, [entry]: one };
    expect(check({ ...good, entry, integrity })).toThrow(
      expect.objectContaining({ kind: 'manifest' }),
    );
  },
);

test('a file without a hash is refused, be it script or style', () => {
  for (const missing of ['index-a1.js', 'style-b2.css'] as const) {
    const { [missing]: _, ...integrity } = good.integrity;
    expect(check({ ...good, integrity })).toThrow(expect.objectContaining({ kind: 'manifest' }));
  }
});

test('a system that speaks another version of the contract does not fit', () => {
  expect(check({ ...good, sdk: 2 })).toThrow(expect.objectContaining({ kind: 'sdk' }));
});

test.each(['^19.10.1', '^19.9.9', '^19.0.0', '*'])(
  'a system that asks for React %s fits a shell with 19.10.1',
  (wanted) => {
    expect(check({ ...good, requires: { react: wanted } })).not.toThrow();
  },
);

test.each(['^19.10.2', '^19.11.0', '^18.3.0', '^20.0.0', '>=19'])(
  'a system that asks for React %s does not fit a shell with 19.10.1',
  (wanted) => {
    expect(check({ ...good, requires: { react: wanted } })).toThrow(
      expect.objectContaining({ kind: 'sdk' }),
    );
  },
);

test('a system that needs a module the shell does not share does not fit', () => {
  for (const unknown of ['antd', 'toString']) {
    expect(check({ ...good, requires: { [unknown]: '*' } })).toThrow(
      expect.objectContaining({ kind: 'sdk' }),
    );
  }
});
