/** One thing an app left in the page. */
export interface Left {
  start: () => void;
  stop: () => void;
  /** Whether it is what somebody takes back by this. */
  is: (what: unknown, type?: string) => boolean;
  /** For a listener of the window: hands it an event. */
  hears?: (event: Event) => void;
}

/** Somebody who wants to know what their scripts leave in the page. */
export interface Ear {
  isTheirs: (stack: string) => boolean;
  /** The address below which all their pages are. */
  home: string;
  left: (thing: Left) => void;
  takenBack: (isIt: (thing: Left) => boolean) => void;
}

const ears = new Set<Ear>();

/** From the first legacy app on, the page is listened to; until then nothing of it is touched. */
export function hearPage(ear: Ear): void {
  if (ears.size === 0) {
    for (const target of [window, document]) hearListeners(target);
    hearTimers('setInterval', 'clearInterval');
    hearTimers('setTimeout', 'clearTimeout');
    keepAddress('pushState');
    keepAddress('replaceState');
    hearElements(document.head);
    hearElements(document.body);
  }
  ears.add(ear);
}

/** Tells whose call it is by the scripts on the way to it. */
function callers(): Ear[] {
  const stack = new Error('who calls').stack ?? '';
  return [...ears].filter(({ isTheirs }) => isTheirs(stack));
}

function tell(thing: Left): void {
  for (const ear of callers()) ear.left(thing);
}

const takeBack = (what: unknown, type?: string): void =>
  ears.forEach(({ takenBack }) => takenBack((thing) => thing.is(what, type)));

/** Puts something in the place of a method of one object, and keeps what the method is for. */
const replace = (target: object, name: string, value: unknown): unknown =>
  Object.defineProperty(target, name, { value, configurable: true, writable: true });

/**
 * Keeps an app below its home: a step to an address elsewhere, as of a router made for another base, is a step at the
 * address that is there. What an app does once the portal is somewhere else changes no address any more.
 */
function keepAddress(name: 'pushState' | 'replaceState'): void {
  const change = history[name].bind(history);
  replace(history, name, (state: unknown, unused: string, url?: string | URL | null) => {
    const [caller] = callers();
    if (!caller) return change(state, unused, url);
    if (!isBelow(location.href, caller.home)) return;
    const isHome = url === undefined || url === null || isBelow(url, caller.home);
    change(state, unused, isHome ? url : location.href);
  });
}

function isBelow(url: string | URL, home: string): boolean {
  const { origin, pathname } = new URL(url, location.href);
  return origin === location.origin && `${pathname}/`.startsWith(`${home}/`);
}

type Options = boolean | AddEventListenerOptions | undefined;

function hearListeners(target: EventTarget): void {
  const add = target.addEventListener.bind(target);
  const remove = target.removeEventListener.bind(target);
  type Listener = EventListenerOrEventListenerObject | null;
  replace(target, 'addEventListener', (type: string, listener: Listener, options: Options) => {
    add(type, listener, options);
    if (!listener) return;
    tell({
      start: () => add(type, listener, options),
      stop: () => remove(type, listener, options),
      is: (what, name) => what === listener && name === type,
      hears(event) {
        if (target !== window || type !== event.type) return;
        if (typeof listener === 'function') listener.call(target, event);
        else listener.handleEvent(event);
      },
    });
  });
  replace(target, 'removeEventListener', (type: string, listener: Listener, options: Options) => {
    remove(type, listener, options);
    takeBack(listener, type);
  });
}

function hearTimers(
  setName: 'setInterval' | 'setTimeout',
  clearName: 'clearInterval' | 'clearTimeout',
): void {
  const set = window[setName].bind(window);
  const clear = window[clearName].bind(window);
  // The browser's own numbers go to the app; a timer that rested has another one inside.
  replace(window, setName, (task: TimerHandler, ms?: number, ...given: unknown[]) => {
    const known = { id: 0, now: 0 };
    const run = (): void => {
      if (setName === 'setTimeout') takeBack(known.id, clearName);
      // The policy of the page allows no text to be run.
      if (typeof task === 'function') task(...given);
    };
    known.id = set(run, ms);
    known.now = known.id;
    tell({
      start: () => {
        known.now = set(run, ms);
      },
      stop: () => clear(known.now),
      is: (what, name) => what === known.id && name === clearName,
    });
    return known.id;
  });
  replace(window, clearName, (id: number | undefined) => {
    ears.forEach(({ takenBack }) =>
      takenBack((thing) => {
        const isIt = thing.is(id, clearName);
        if (isIt) thing.stop();
        return isIt;
      }),
    );
    clear(id);
  });
}

/** Style a script puts into the head, and pop-ups it puts beside its place. */
function hearElements(parent: HTMLElement): void {
  const appendChild = parent.appendChild.bind(parent);
  const insertBefore = parent.insertBefore.bind(parent);
  const append = parent.append.bind(parent);
  const noteElement = (node: unknown): void => {
    if (!(node instanceof HTMLElement) || node.localName === 'script') return;
    takeBack(node);
    tell({
      start: () => void appendChild(node),
      stop: () => node.remove(),
      is: (what) => what === node,
    });
  };
  replace(parent, 'appendChild', (node: Node) => {
    appendChild(node);
    noteElement(node);
    return node;
  });
  replace(parent, 'insertBefore', (node: Node, before: Node | null) => {
    insertBefore(node, before);
    noteElement(node);
    return node;
  });
  replace(parent, 'append', (...nodes: (Node | string)[]) => {
    append(...nodes);
    nodes.forEach(noteElement);
  });
}
