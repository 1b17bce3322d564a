import type { SubsystemEntry } from '@portal/contract/subsystems/subsystems';
import type { Handle } from '@portal/subsystem/contract';
import { SubsystemFailure } from '@portal/subsystem/failure';
import { expect, test } from 'vitest';
import { createLifecycle, messageOf } from './lifecycle.ts';

const hr = systemOf('hr', '人力资源');
const ors = systemOf('ors', '门店运营');

test('MFE-01 while a system is loading, its name is in the message and nothing is mounted', async () => {
  const { stage, notes } = aStage();
  stage.show(hr);

  expect(stage.get().phase).toBe('loading');
  expect(messageOf(stage.get())).toBe('人力资源');
  expect(notes).toEqual([]);
});

test('MFE-02 CON-15 the message is there 999 ms after the mount and gone at 1000 ms', async () => {
  const { stage, arrive, clock } = aStage();
  stage.show(hr);
  await arrive(hr);

  clock.advance(999);
  expect(stage.get().phase).toBe('mounted');
  expect(messageOf(stage.get())).toBe('人力资源');
  clock.advance(1);
  expect(stage.get().phase).toBe('mounted');
  expect(messageOf(stage.get())).toBeUndefined();
});

test('MFE-03 CON-02 a system that never arrives is given up after 120000 ms, not a moment before', () => {
  const { stage, clock } = aStage();
  stage.show(hr);

  clock.advance(119_999);
  expect(stage.get().phase).toBe('loading');
  clock.advance(1);
  expect(stage.get()).toMatchObject({ phase: 'failed', failure: { kind: 'timeout' } });
});

test('a system that arrives after it was given up is not mounted, and its style is taken back', async () => {
  const { stage, arrive, clock, notes } = aStage();
  stage.show(hr);
  clock.advance(120_000);
  await arrive(hr);

  expect(stage.get().phase).toBe('failed');
  expect(notes).toEqual(['hr released']);
});

test('MFE-05 leaving a system unmounts it, closes its place and takes its style back, in this order', async () => {
  const { stage, arrive, clock, notes } = aStage();
  stage.show(hr);
  await arrive(hr);
  stage.leave();

  expect(stage.get().phase).toBe('idle');
  expect(notes).toEqual(['hr mounted', 'hr unmounted', 'hr closed', 'hr released']);
  expect(clock.waiting()).toBe(0);
});

test('MFE-06 of two systems wished for in haste only the last is mounted', async () => {
  const { stage, arrive, clock, notes } = aStage();
  stage.show(hr);
  stage.show(ors);
  await arrive(ors);
  await arrive(hr);

  expect(stage.get()).toMatchObject({ phase: 'mounted', system: ors });
  expect(notes).toEqual(['ors mounted', 'hr released']);
  clock.advance(1_000);
  expect(clock.waiting()).toBe(0);
});

test('a system left while it was mounting is unmounted as soon as it is up', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { stage, arrive, notes } = aStage({ beforeMounted: () => promise });
  stage.show(hr);
  await arrive(hr);
  stage.leave();
  resolve();
  await settled();

  expect(notes).toEqual(['hr closed', 'hr released', 'hr mounted', 'hr unmounted']);
});

test('a page change within the system that is shown mounts nothing anew', async () => {
  const { stage, arrive, notes } = aStage();
  stage.show(hr);
  await arrive(hr);
  stage.show({ ...hr });

  expect(notes).toEqual(['hr mounted']);
});

test('MFE-07 a system that throws while mounting fails by itself and can be tried again', async () => {
  let isBroken = true;
  const { stage, arrive, notes, reported } = aStage({
    beforeMounted: () => {
      if (isBroken) throw new Error('no good');
    },
  });
  stage.show(hr);
  await arrive(hr);
  expect(stage.get()).toMatchObject({ phase: 'failed', failure: { kind: 'mount' } });
  expect(reported).toEqual(['hr mount']);

  isBroken = false;
  stage.retry();
  expect(stage.get().phase).toBe('loading');
  await arrive(hr);
  expect(stage.get().phase).toBe('mounted');
  expect(notes).toEqual(['hr closed', 'hr released', 'hr mounted']);
});

test('a system that breaks while it is used is taken down and says so', async () => {
  const { stage, arrive, breakDown, clock, notes, logged } = aStage();
  stage.show(hr);
  await arrive(hr);
  breakDown(new Error('undefined is not a function'));

  expect(stage.get()).toMatchObject({ phase: 'failed', failure: { kind: 'runtime' } });
  expect(notes).toEqual(['hr mounted', 'hr unmounted', 'hr closed', 'hr released']);
  expect(logged).toMatchObject([{ message: 'undefined is not a function' }]);
  expect(clock.waiting()).toBe(0);
});

test('TAB-14 a page behind another rests, also one that came up there, and is woken when it is in front', async () => {
  const { stage, arrive, notes } = aStage();
  stage.show(hr);
  stage.setActive(false);
  await arrive(hr);
  stage.setActive(true);
  stage.setActive(true);
  stage.setActive(false);

  expect(notes).toEqual(['hr mounted', 'hr rests', 'hr works', 'hr rests']);
});

test('MFE-05 when its system is left, what can rest stays, and an app made for another shell is unmounted', async () => {
  const { stage, arrive, notes } = aStage();
  stage.show(hr);
  await arrive(hr);
  stage.quit();
  expect(notes).toEqual(['hr mounted']);

  const older = aStage();
  older.stage.show({ ...hr, kind: 'umd' });
  await older.arrive(hr);
  older.stage.quit();
  expect(older.stage.get().phase).toBe('idle');
  expect(older.notes).toEqual(['hr mounted', 'hr unmounted', 'hr closed', 'hr released']);
});

test('what could not be got keeps the kind the loader gave it', async () => {
  const { stage, refuse } = aStage();
  stage.show(hr);
  await refuse(hr, new SubsystemFailure('manifest', 'not there'));

  expect(stage.get()).toMatchObject({ phase: 'failed', failure: { kind: 'manifest' } });
});

/** A stage with a still clock, and systems that arrive when the test says so. */
function aStage({ beforeMounted = () => {} }: { beforeMounted?: () => void | Promise<void> } = {}) {
  const clock = stillClock();
  const notes: string[] = [];
  const logged: unknown[] = [];
  const reported: string[] = [];
  const arrivals = new Map<string, { resolve: () => void; reject: (error: Error) => void }>();
  let breakDown: ((error: unknown) => void) | undefined;

  const stage = createLifecycle<{ key: string }>({
    after: clock.after,
    async load({ sysType }) {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      arrivals.set(sysType, { resolve, reject });
      await promise;
      return {
        subsystem: {
          async mount({ key }): Promise<Handle> {
            await beforeMounted();
            notes.push(`${key} mounted`);
            return {
              unmount: () => void notes.push(`${key} unmounted`),
              setActive: (on) => void notes.push(`${key} ${on ? 'works' : 'rests'}`),
            };
          },
        },
        release: () => void notes.push(`${sysType} released`),
      };
    },
    openMountPoint({ sysType }, { reportError }) {
      breakDown = reportError;
      return { context: { key: sysType }, close: () => void notes.push(`${sysType} closed`) };
    },
    log: (error) => logged.push(error),
    failed: ({ sysType }, { kind }) => void reported.push(`${sysType} ${kind}`),
  });

  return {
    stage,
    clock,
    notes,
    logged,
    reported,
    breakDown: (error: unknown) => breakDown?.(error),
    arrive: async ({ sysType }: SubsystemEntry) => {
      arrivals.get(sysType)?.resolve();
      await settled();
    },
    refuse: async ({ sysType }: SubsystemEntry, error: Error) => {
      arrivals.get(sysType)?.reject(error);
      await settled();
    },
  };
}

function stillClock() {
  let now = 0;
  const waiting = new Map<() => void, number>();
  return {
    after: (ms: number, task: () => void): (() => void) => {
      waiting.set(task, now + ms);
      return () => void waiting.delete(task);
    },
    advance: (ms: number): void => {
      now += ms;
      for (const [task, at] of waiting) {
        if (at <= now && waiting.delete(task)) task();
      }
    },
    waiting: () => waiting.size,
  };
}

/** Lets everything that waits for a promise go on. */
const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

function systemOf(sysType: SubsystemEntry['sysType'], sysName: string): SubsystemEntry {
  const shown = { icon: null, desc: '', platform: 'service', trustedOrigins: [] };
  const open = { enabled: true, permitted: true, kind: 'esm' as const };
  return { ...shown, ...open, sysType, sysName, entry: `/apps/${sysType}/subsystem.json` };
}
