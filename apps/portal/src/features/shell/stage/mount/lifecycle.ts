import { chunkTimeoutMs, loadedMessageMs } from '@portal/contract/limits';
import type { SubsystemEntry } from '@portal/contract/subsystems/subsystems';
import type { Handle, Readable, SubsystemContext } from '@portal/subsystem/contract';
import { failureFrom, SubsystemFailure } from '@portal/subsystem/failure';
import { createCell } from '@portal/common/cell';
import { createKeepAlive } from './keep-alive.ts';
import { createMountScope, type MountScope } from './mount-scope.ts';

export type StageState =
  | { phase: 'idle' }
  | { phase: 'loading'; system: SubsystemEntry }
  /** The loading message stays a moment longer than the loading (spec section 4). */
  | { phase: 'mounted'; system: SubsystemEntry; isMessageShown: boolean }
  | { phase: 'failed'; system: SubsystemEntry; failure: SubsystemFailure };

/** The mount point of a subsystem; the lifecycle passes its context on and knows nothing of it. */
export interface MountPoint<Context> {
  context: Context;
  close: () => void;
}

type MountSignals = Pick<SubsystemContext, 'signal' | 'reportError'>;

export interface LifecycleDeps<Context> {
  /** Runs a task after so many milliseconds; returns the way to cancel it. */
  after: (ms: number, task: () => void) => () => void;
  load: (
    system: SubsystemEntry,
    signal: AbortSignal,
  ) => Promise<{
    subsystem: { mount: (context: Context) => Handle | Promise<Handle> };
    release: () => void;
  }>;
  openMountPoint: (system: SubsystemEntry, told: MountSignals) => MountPoint<Context>;
  /** Logs an error for developers. */
  log: (error: unknown) => void;
  /** Called for a system that failed to load or broke. */
  failed: (system: SubsystemEntry, failure: SubsystemFailure) => void;
}

export interface Lifecycle extends Readable<StageState> {
  /** Mounts a system unless it is mounted or loading; one that failed is not tried again by this. */
  show: (system: SubsystemEntry) => void;
  /** Tries a failed subsystem again, from its manifest on: as the registry has it now. */
  retry: (system?: SubsystemEntry) => void;
  /** Deactivates the subsystem while another page is in front; also one that is mounted later. */
  setActive: (on: boolean) => void;
  /**
   * The user has gone to another system: what can be kept alive stays, all else is unmounted (spec section 4) and
   * mounted again later. A qiankun app is never kept alive.
   */
  quit: () => void;
  leave: () => void;
}

/** Creates the lifecycle of one subsystem at a time. The latest `show` wins; what loads later is discarded. */
export function createLifecycle<Context>(deps: LifecycleDeps<Context>): Lifecycle {
  const { after, log } = deps;
  const state = createCell<StageState>({ phase: 'idle' });
  let current: MountScope | undefined;
  const keepAlive = createKeepAlive();

  async function begin(system: SubsystemEntry): Promise<void> {
    current?.end();
    const scope = createMountScope(log);
    current = scope;
    state.set({ phase: 'loading', system });

    const fail = (failure: SubsystemFailure): void => {
      if (scope.signal.aborted) return;
      scope.end();
      log(failure);
      state.set({ phase: 'failed', system, failure });
      deps.failed(system, failure);
    };
    const cancel = after(chunkTimeoutMs, () =>
      fail(new SubsystemFailure('timeout', `${system.sysType} did not come up in time.`)),
    );
    scope.onEnd(cancel);
    try {
      const reportError = (error: unknown): void => fail(failureFrom(error, 'runtime'));
      const handle = await loadAndMount(deps, system, scope, reportError);
      if (handle && !scope.signal.aborted) keepAlive.register(handle, scope);
    } catch (error) {
      fail(failureFrom(error, 'entry'));
    }
    if (scope.signal.aborted) return;
    cancel();
    state.set({ phase: 'mounted', system, isMessageShown: true });
    const hideMessage = (): void => state.set({ phase: 'mounted', system, isMessageShown: false });
    scope.onEnd(after(loadedMessageMs, hideMessage));
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
    setActive: keepAlive.setActive,
    quit() {
      const now = state.get();
      const isFit = now.phase === 'mounted' && now.system.kind !== 'umd' && keepAlive.isSupported();
      if (!isFit) leave();
    },
    leave,
  };
}

/** Loads and mounts a subsystem, and registers the cleanup of both; undefined when the scope has ended meanwhile. */
async function loadAndMount<Context>(
  { load, openMountPoint }: LifecycleDeps<Context>,
  system: SubsystemEntry,
  scope: MountScope,
  reportError: (error: unknown) => void,
): Promise<Handle | undefined> {
  const { subsystem, release } = await load(system, scope.signal);
  scope.onEnd(release);
  if (scope.signal.aborted) return undefined;
  const { context, close } = openMountPoint(system, { signal: scope.signal, reportError });
  scope.onEnd(close);
  try {
    const handle = await subsystem.mount(context);
    scope.onEnd(handle.unmount);
    return handle;
  } catch (error) {
    throw failureFrom(error, 'mount');
  }
}

/** Returns the name of the system in the loading message, while it is shown. */
export function messageOf(state: StageState): string | undefined {
  const isShown = state.phase === 'loading' || (state.phase === 'mounted' && state.isMessageShown);
  return isShown ? state.system.sysName : undefined;
}
