import { expect, test } from 'vitest';
import type { Subsystem } from '../contract.ts';
import { checkConduct } from './conduct.ts';

test('listeners of code that comes late are no fault, those of every visit are', async () => {
  const late = 7;
  let visits = 0;
  const subsystem: Subsystem = {
    sdk: 1,
    key: 'gyl',
    mount() {
      visits += 1;
      listenTo('resize');
      if (visits === late) for (let nth = 0; nth < 10; nth += 1) listenTo('keydown');
      return { unmount: () => undefined };
    },
  };

  const faults = await checkConduct(subsystem, { components: [null], visits: 10 });

  expect(faults).toEqual(['listener window resize: 10 more after 10 visits']);
});

const listenTo = (type: string): void => window.addEventListener(type, () => undefined);
