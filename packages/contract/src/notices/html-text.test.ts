import { expect, test } from 'vitest';
import { hasNoWords, textOfHtml } from './html-text.ts';

test('paragraphs and items of a list are lines of text', () => {
  expect(textOfHtml('<p>一<br>二</p><ul><li><b>三</b></li></ul>')).toBe('一\n二\n三');
});

test('blanks and empty paragraphs are no words', () => {
  expect(hasNoWords('<p>&nbsp; </p>\n<p><br></p>')).toBe(true);
  expect(hasNoWords('<p>&lt;</p>')).toBe(false);
});
