import { type Ear, type Left, hearPage } from './patched-page.ts';

/** What an app has left in the page: listeners, timers, style, things beside its own place. */
export interface Traces {
  /** What was left so far came with its scripts, which run once: it goes and comes with the app. */
  belongToProgram: () => void;
  /** Takes everything out of the page, to be put back. */
  rest: () => void;
  wake: () => void;
  /** Takes everything out, and forgets what is not of the program. */
  end: () => void;
  /** Hands an event of the window to the listeners of the app alone. */
  tell: (event: Event) => void;
}

/**
 * Follows what the scripts at these addresses leave in the page, and keeps them at addresses below `home`. A call is theirs when one of them is on the way to it;
 * what somebody else does for them (the browser, a library from elsewhere) is not seen.
 */
export function followTraces(sources: readonly string[], home: string): Traces {
  const ofProgram = new Set<Left>();
  const ofVisit = new Set<Left>();
  let state: 'awake' | 'resting' | 'ended' = 'awake';
  const ear: Ear = {
    home,
    isTheirs: (stack) => sources.some((source) => stack.includes(source)),
    left(thing) {
      if (state !== 'awake') thing.stop();
      if (state !== 'ended') ofVisit.add(thing);
    },
    takenBack(isIt) {
      for (const things of [ofProgram, ofVisit]) {
        for (const thing of things) if (isIt(thing)) things.delete(thing);
      }
    },
  };
  hearPage(ear);

  function become(next: typeof state): void {
    const wasAwake = state === 'awake';
    state = next;
    if (wasAwake === (next === 'awake')) return;
    for (const thing of [...ofProgram, ...ofVisit]) {
      if (wasAwake) thing.stop();
      else thing.start();
    }
  }

  return {
    belongToProgram() {
      for (const thing of ofVisit) ofProgram.add(thing);
      ofVisit.clear();
    },
    rest: () => become('resting'),
    wake: () => become('awake'),
    end() {
      become('ended');
      ofVisit.clear();
    },
    tell(event) {
      for (const { hears } of [...ofProgram, ...ofVisit]) hears?.(event);
    },
  };
}
