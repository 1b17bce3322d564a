import { hasNoWords, textOfHtml } from '@portal/contract/notices/html-text';
import { variablesIn } from '@portal/contract/notices/message-templates';
import { expect, test } from 'vitest';

/** Milliseconds, the shortest of a few times. */
const took = (act: () => void): number =>
  Math.min(
    ...Array.from({ length: 5 }, () => {
      const begin = performance.now();
      act();
      return performance.now() - begin;
    }),
  );

test.each(['<', '<br', '</p', ' ', '&nbsp', '<<>', '{{', '{{a '])(
  'eight times as many %j take about eight times as long',
  (unit) => {
    for (const read of [textOfHtml, hasNoWords, variablesIn]) {
      const [some, more] = [unit.repeat(8_192), unit.repeat(65_536)];
      // Reading on to the end from each would take 64 times as long.
      expect(took(() => read(more))).toBeLessThan(
        32 *
          Math.max(
            took(() => read(some)),
            0.05,
          ),
      );
    }
  },
);
