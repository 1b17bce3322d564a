import { hasNoWords, textOfHtml } from '@portal/contract/notices/html-text';
import { variablesIn } from '@portal/contract/notices/message-templates';
import { endsAtAll } from '@portal/testing/ends-at-all';
import { expect, test } from 'vitest';

test.each(['<', '<br', '</p', ' ', '&nbsp', '<<>', '{{', '{{a '])(
  'two millions of %j are read in one reading',
  (unit) => {
    const text = unit.repeat(2_097_152);
    // 0.4 s at the most. Reading on to the end from each "<" takes two hours.
    expect(() =>
      endsAtAll(() => [textOfHtml, hasNoWords, variablesIn].forEach((read) => read(text))),
    ).not.toThrow();
  },
);
