import { expect, test, vi } from 'vitest';
import { createConcurrencyLimit } from './concurrency.ts';

test('tasks run two at a time, in the order they came, and beyond the waiting places they are refused', async () => {
  const slots = createConcurrencyLimit({
    atOnce: 2,
    waiting: 1,
    whenFull: { refusal: 'sign-in.busy', retryAfter: 10 },
  });
  const begun: string[] = [];
  const gates = ['a', 'b', 'c'].map((name) => ({ name, ...Promise.withResolvers<void>() }));
  const [first, ...rest] = gates.map(({ name, promise }) =>
    slots.run(async () => {
      begun.push(name);
      await promise;
    }),
  );

  await vi.waitFor(() => expect(begun).toEqual(['a', 'b']), 60_000);
  await expect(slots.run(async () => undefined)).rejects.toMatchObject({
    refusal: 'sign-in.busy',
    retryAfter: 10,
  });

  gates[0]?.reject(new Error('failed'));
  await expect(first).rejects.toThrow('failed');
  await vi.waitFor(() => expect(begun).toEqual(['a', 'b', 'c']), 60_000);

  for (const { resolve } of gates) resolve();
  await Promise.all(rest);
  expect(await slots.run(async () => 'there is place again')).toBe('there is place again');
});
