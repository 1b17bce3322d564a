import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseStrictJson } from './strict-json.ts';
import { parseStrictQuery } from './strict-query.ts';

test('a body reads as JSON does, whatever it holds', () => {
  fc.assert(
    fc.property(fc.jsonValue({ noUnicodeString: false }), (value) => {
      const text = JSON.stringify(value);
      fc.pre(!/__proto__|\\u0000|\\ud[89a-f]/i.test(text));
      expect(parseStrictJson(text)).toEqual(JSON.parse(text));
    }),
  );
});

test.each([
  ['a key given twice', '{"a":1,"a":2}'],
  ['a key given twice in disguise', '{"a":1,"\\u0061":2}'],
  ['a key given twice further in', '[{"x":{"a":1,"b":[],"a":2}}]'],
  ['a NUL', '{"a":"x\\u0000"}'],
  ['half a surrogate pair', '{"a":"\\ud800"}'],
  ['a prototype', '{"__proto__":{}}'],
  ['no JSON at all', '{a:1}'],
  ['nothing', ''],
])('a body with %s is refused', (_, text) => {
  expect(() => parseStrictJson(text)).toThrow('input.invalid');
});

test('the same key in two objects, and a text that looks like a key, are no double', () => {
  const text = '{"a":{"b":"a"},"c":["a","a",{"a":1}],"b":"a\\\\u0000"}';
  expect(parseStrictJson(text)).toEqual(JSON.parse(text));
});

test.each(['a=1&a=2', 'a=%00', 'a=%E0%A4', 'a=1&%61=2'])('the query %s is refused', (query) => {
  expect(() => parseStrictQuery(query)).toThrow('input.invalid');
});

test('a query gives texts, without the time stamp', () => {
  expect(parseStrictQuery('a=1&b=%E5%BA%97+x&_t=1763715600')).toEqual({ a: '1', b: '店 x' });
});
