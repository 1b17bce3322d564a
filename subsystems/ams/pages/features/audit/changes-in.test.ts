import { expect, test } from 'vitest';
import { changesIn } from './changes-in.ts';

test('values before and after are paired by their names, and what was not there is said to be empty', () => {
  expect(changesIn('{"itemText":"甲","status":"1"}', '{"itemText":"乙","colour":"red"}')).toEqual([
    { name: 'itemText', from: '甲', to: '乙' },
    { name: 'status', from: '1', to: '空' },
    { name: 'colour', from: '空', to: 'red' },
  ]);
  expect(changesIn('{"stores":["S1"]}', '{"stores":["S1","S2"]}')).toEqual([
    { name: 'stores', from: '["S1"]', to: '["S1","S2"]' },
  ]);
  expect(changesIn(undefined, undefined)).toEqual([]);
  expect(changesIn('{}', '{}')).toEqual([]);
});

test('an entry of another release whose values are no such JSON stands as it is', () => {
  expect(changesIn('旧', '[1]')).toEqual([{ name: '修改', from: '旧', to: '[1]' }]);
});
