import { type PageObserver, type SideEffect, observePage } from './patched-page.ts';

/** Side effects an app has on the page: listeners, timers, styles, elements outside its container. */
export interface SideEffects {
  /** Assigns the side effects so far to the app's scripts, which run once: they are restored with every mount. */
  assignToProgram: () => void;
  /** Undoes all side effects, to be restored later. */
  pause: () => void;
  resume: () => void;
  /** Undoes all side effects, and forgets those of this mount. */
  end: () => void;
  /** Dispatches an event of the window to the app's listeners alone. */
  dispatch: (event: Event) => void;
}

/**
 * Tracks the side effects of the scripts at these addresses, and keeps the app below `basePath`. A call is theirs when
 * one of them is on its stack; calls by the browser or another library are not seen.
 */
export function trackSideEffects(sources: readonly string[], basePath: string): SideEffects {
  const ofProgram = new Set<SideEffect>();
  const ofMount = new Set<SideEffect>();
  let state: 'awake' | 'resting' | 'ended' = 'awake';
  const observer: PageObserver = {
    basePath,
    ownsCall: (stack) => sources.some((source) => stack.includes(source)),
    added(effect) {
      if (state !== 'awake') effect.undo();
      if (state !== 'ended') ofMount.add(effect);
    },
    removed(isIt) {
      for (const effects of [ofProgram, ofMount]) {
        for (const effect of effects) if (isIt(effect)) effects.delete(effect);
      }
    },
  };
  observePage(observer);

  function setState(next: typeof state): void {
    const wasAwake = state === 'awake';
    state = next;
    if (wasAwake === (next === 'awake')) return;
    for (const effect of [...ofProgram, ...ofMount]) {
      if (wasAwake) effect.undo();
      else effect.restore();
    }
  }

  return {
    assignToProgram() {
      for (const effect of ofMount) ofProgram.add(effect);
      ofMount.clear();
    },
    pause: () => setState('resting'),
    resume: () => setState('awake'),
    end() {
      setState('ended');
      ofMount.clear();
    },
    dispatch(event) {
      for (const { dispatch } of [...ofProgram, ...ofMount]) dispatch?.(event);
    },
  };
}
