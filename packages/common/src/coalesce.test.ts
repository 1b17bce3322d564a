import { expect, test } from 'vitest';
import { coalesce, shareRun } from './coalesce.ts';

/** A task whose runs end when the test says so. */
function heldTask() {
  const runs: PromiseWithResolvers<void>[] = [];
  const failures: unknown[] = [];
  const task = coalesce(
    () => {
      const run = Promise.withResolvers<void>();
      runs.push(run);
      return run.promise;
    },
    (error) => failures.push(error),
  );
  return { ...task, runs, failures };
}

test('requests while it runs are served by one more run, however many they are', async () => {
  const { request, settled, isRunning, runs } = heldTask();

  request();
  request();
  request();
  expect(runs).toHaveLength(1);
  runs[0]?.resolve();
  await expect.poll(() => runs.length).toBe(2);
  runs[1]?.resolve();
  await settled();

  expect(runs).toHaveLength(2);
  expect(isRunning()).toBe(false);
});

test('a run that fails is reported, and does not keep the next from being made', async () => {
  const { request, settled, runs, failures } = heldTask();

  request();
  request();
  runs[0]?.reject(new Error('no database'));
  await expect.poll(() => runs.length).toBe(2);
  runs[1]?.resolve();
  await settled();
  request();

  expect(failures).toEqual([new Error('no database')]);
  expect(runs).toHaveLength(3);
});

test('a run that throws before it has begun to wait is reported, and the next is made', async () => {
  const failures: unknown[] = [];
  let runs = 0;
  const { request, settled, isRunning } = coalesce(
    () => {
      runs += 1;
      throw new Error(`run ${runs}`);
    },
    (error) => failures.push(error),
  );

  request();
  await settled();
  request();
  await settled();

  expect(failures).toEqual([new Error('run 1'), new Error('run 2')]);
  expect(isRunning()).toBe(false);
});

test('who calls a shared task while it runs gets the outcome of that run, and the next call starts another', async () => {
  const runs: PromiseWithResolvers<string>[] = [];
  const shared = shareRun(() => {
    const run = Promise.withResolvers<string>();
    runs.push(run);
    return run.promise;
  });

  const both = [shared(), shared()];
  expect(runs).toHaveLength(1);
  runs[0]?.reject(new Error('away'));
  expect((await Promise.allSettled(both)).map(({ status }) => status)).toEqual([
    'rejected',
    'rejected',
  ]);

  const next = shared();
  runs[1]?.resolve('there');
  expect(await next).toBe('there');
});
