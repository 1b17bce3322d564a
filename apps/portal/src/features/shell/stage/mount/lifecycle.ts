import { chunkTimeoutMs, loadedMessageMs } from '@portal/contract/limits';
import type { SubsystemEntry } from '@portal/contract/subsystems/subsystems';
import type { Handle, Readable, SubsystemContext } from '@portal/subsystem/contract';
import { failureFrom, SubsystemFailure } from '@portal/subsystem/failure';
import { createCell } from '@portal/ui/hooks/cell';
import { createResting } from './keep-alive.ts';
import { createVisit, type Visit } from './mount-scope.ts';

export type StageState =
  | { phase: 'idle' }
  | { phase: 'loading'; system: SubsystemEntry }
  /** The loading message stays a moment longer than the loading (spec section 4). */
  | { phase: 'mounted'; system: SubsystemEntry; isMessageShown: boolean }
  | { phase: 'failed'; system: SubsystemEntry; failure: SubsystemFailure };

/** What a subsystem is mounted into; the lifecycle hands the context on and knows nothing of it. */
export interface Place<Context> {
  context: Context;
  close: () => void;
}

type Told = Pick<SubsystemContext, 'signal' | 'reportError'>;

export interface Surroundings<Context> {
  /** Runs a task after so many milliseconds; answers the way to call it off. */
  after: (ms: number, task: () => void) => () => void;
  load: (
    system: SubsystemEntry,
    signal: AbortSignal,
  ) => Promise<{
    subsystem: { mount: (context: Context) => Handle | Promise<Handle> };
    release: () => void;
  }>;
  openPlace: (system: SubsystemEntry, told: Told) => Place<Context>;
  /** Hears of what went wrong, in the words for us. */
  log: (error: unknown) => void;
  /** Hears of a system that did not come up, or broke. */
  failed: (system: SubsystemEntry, failure: SubsystemFailure) => void;
}

export interface Lifecycle extends Readable<StageState> {
  /** Does nothing when the subsystem is there or on its way; one that failed is not tried again by this. */
  show: (system: SubsystemEntry) => void;
  /** Tries a subsystem that failed once more, from its manifest on: as the registry has it by now. */
  retry: (system?: SubsystemEntry) => void;
  /** Another page is in front, or this one is again: what is mounted, now or later, rests meanwhile. */
  setActive: (on: boolean) => void;
  /**
   * The person has gone to another system: what can rest stays as it is, all else is unmounted (spec section 4) and comes
   * anew with them. An app made for another shell is never known to rest.
   */
  quit: () => void;
  leave: () => void;
}

/** Brings one subsystem at a time onto the stage. The newest wish wins; whatever arrives later is sent away. */
export function createLifecycle<Context>(surroundings: Surroundings<Context>): Lifecycle {
  const { after, log } = surroundings;
  const state = createCell<StageState>({ phase: 'idle' });
  let current: Visit | undefined;
  const resting = createResting();

  async function begin(system: SubsystemEntry): Promise<void> {
    current?.end();
    const visit = createVisit(log);
    current = visit;
    state.set({ phase: 'loading', system });

    const fail = (failure: SubsystemFailure): void => {
      if (visit.signal.aborted) return;
      visit.end();
      log(failure);
      state.set({ phase: 'failed', system, failure });
      surroundings.failed(system, failure);
    };
    const callOff = after(chunkTimeoutMs, () =>
      fail(new SubsystemFailure('timeout', `${system.sysType} did not come up in time.`)),
    );
    visit.undoAtEnd(callOff);
    try {
      const reportError = (error: unknown): void => fail(failureFrom(error, 'runtime'));
      const handle = await bringUp(surroundings, system, visit, reportError);
      if (handle && !visit.signal.aborted) resting.hold(handle, visit);
    } catch (error) {
      fail(failureFrom(error, 'entry'));
    }
    if (visit.signal.aborted) return;
    callOff();
    state.set({ phase: 'mounted', system, isMessageShown: true });
    const hideMessage = (): void => state.set({ phase: 'mounted', system, isMessageShown: false });
    visit.undoAtEnd(after(loadedMessageMs, hideMessage));
  }

  function leave(): void {
    current?.end();
    state.set({ phase: 'idle' });
  }

  return {
    get: state.get,
    subscribe: state.subscribe,
    show(system) {
      const now = state.get();
      if (now.phase === 'idle' || now.system.sysType !== system.sysType) void begin(system);
    },
    retry(system) {
      const now = state.get();
      if (now.phase === 'failed') void begin(system ?? now.system);
    },
    setActive: resting.setActive,
    quit() {
      const now = state.get();
      const isFit = now.phase === 'mounted' && now.system.kind !== 'umd' && resting.canRest();
      if (!isFit) leave();
    },
    leave,
  };
}

/** Loads and mounts, and sees to it that both are undone: at once, when the visit is over by then; then answers nothing. */
async function bringUp<Context>(
  { load, openPlace }: Surroundings<Context>,
  system: SubsystemEntry,
  visit: Visit,
  reportError: (error: unknown) => void,
): Promise<Handle | undefined> {
  const { subsystem, release } = await load(system, visit.signal);
  visit.undoAtEnd(release);
  if (visit.signal.aborted) return undefined;
  const { context, close } = openPlace(system, { signal: visit.signal, reportError });
  visit.undoAtEnd(close);
  try {
    const handle = await subsystem.mount(context);
    visit.undoAtEnd(handle.unmount);
    return handle;
  } catch (error) {
    throw failureFrom(error, 'mount');
  }
}

/** The system the loading message names, while there is one to be shown. */
export function messageOf(state: StageState): string | undefined {
  const isShown = state.phase === 'loading' || (state.phase === 'mounted' && state.isMessageShown);
  return isShown ? state.system.sysName : undefined;
}
