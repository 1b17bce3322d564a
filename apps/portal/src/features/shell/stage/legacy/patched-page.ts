/** A side effect of an app on the page: a listener, a timer or an element. */
export interface SideEffect {
  restore: () => void;
  undo: () => void;
  /** Tells whether it is the one removed by this call. */
  is: (what: unknown, type?: string) => boolean;
  /** Dispatches an event, for a listener of the window. */
  dispatch?: (event: Event) => void;
}

/** An observer of the side effects of certain scripts. */
export interface PageObserver {
  ownsCall: (stack: string) => boolean;
  /** Base path of the app's pages. */
  basePath: string;
  added: (effect: SideEffect) => void;
  removed: (isIt: (effect: SideEffect) => boolean) => void;
}

const observers = new Set<PageObserver>();

/** Observes the page's side effects. Globals are patched with the first legacy app, and not before. */
export function observePage(observer: PageObserver): void {
  if (observers.size === 0) {
    for (const target of [window, document]) patchListeners(target);
    patchTimers('setInterval', 'clearInterval');
    patchTimers('setTimeout', 'clearTimeout');
    patchHistory('pushState');
    patchHistory('replaceState');
    patchElements(document.head);
    patchElements(document.body);
  }
  observers.add(observer);
}

/** Finds the observers whose scripts are on the call stack. */
function callers(): PageObserver[] {
  const stack = new Error('who calls').stack ?? '';
  return [...observers].filter(({ ownsCall }) => ownsCall(stack));
}

function reportEffect(effect: SideEffect): void {
  for (const observer of callers()) observer.added(effect);
}

const reportRemoved = (what: unknown, type?: string): void =>
  observers.forEach(({ removed }) => removed((effect) => effect.is(what, type)));

/** Replaces a method of one object. */
const replace = (target: object, name: string, value: unknown): unknown =>
  Object.defineProperty(target, name, { value, configurable: true, writable: true });

/**
 * Keeps an app below its base path: a step to an address elsewhere, as of a router made for another base, becomes a
 * step at the current address. Once the portal is elsewhere, the app changes no address.
 */
function patchHistory(name: 'pushState' | 'replaceState'): void {
  const change = history[name].bind(history);
  replace(history, name, (state: unknown, unused: string, url?: string | URL | null) => {
    const [caller] = callers();
    if (!caller) return change(state, unused, url);
    if (!isBelow(location.href, caller.basePath)) return;
    const isHome = url === undefined || url === null || isBelow(url, caller.basePath);
    change(state, unused, isHome ? url : location.href);
  });
}

function isBelow(url: string | URL, basePath: string): boolean {
  const { origin, pathname } = new URL(url, location.href);
  return origin === location.origin && `${pathname}/`.startsWith(`${basePath}/`);
}

type Options = boolean | AddEventListenerOptions | undefined;

function patchListeners(target: EventTarget): void {
  const add = target.addEventListener.bind(target);
  const remove = target.removeEventListener.bind(target);
  type Listener = EventListenerOrEventListenerObject | null;
  replace(target, 'addEventListener', (type: string, listener: Listener, options: Options) => {
    add(type, listener, options);
    if (!listener) return;
    reportEffect({
      restore: () => add(type, listener, options),
      undo: () => remove(type, listener, options),
      is: (what, name) => what === listener && name === type,
      dispatch(event) {
        if (target !== window || type !== event.type) return;
        if (typeof listener === 'function') listener.call(target, event);
        else listener.handleEvent(event);
      },
    });
  });
  replace(target, 'removeEventListener', (type: string, listener: Listener, options: Options) => {
    remove(type, listener, options);
    reportRemoved(listener, type);
  });
}

function patchTimers(
  setName: 'setInterval' | 'setTimeout',
  clearName: 'clearInterval' | 'clearTimeout',
): void {
  const set = window[setName].bind(window);
  const clear = window[clearName].bind(window);
  // The browser's own numbers go to the app; a timer that rested has another one inside.
  replace(window, setName, (task: TimerHandler, ms?: number, ...given: unknown[]) => {
    const known = { id: 0, now: 0 };
    const run = (): void => {
      if (setName === 'setTimeout') reportRemoved(known.id, clearName);
      // The policy of the page allows no text to be run.
      if (typeof task === 'function') task(...given);
    };
    known.id = set(run, ms);
    known.now = known.id;
    reportEffect({
      restore: () => {
        known.now = set(run, ms);
      },
      undo: () => clear(known.now),
      is: (what, name) => what === known.id && name === clearName,
    });
    return known.id;
  });
  replace(window, clearName, (id: number | undefined) => {
    observers.forEach(({ removed }) =>
      removed((effect) => {
        const isIt = effect.is(id, clearName);
        if (isIt) effect.undo();
        return isIt;
      }),
    );
    clear(id);
  });
}

/** Observes styles a script adds to the head, and pop-ups it adds to the body. */
function patchElements(parent: HTMLElement): void {
  const appendChild = parent.appendChild.bind(parent);
  const insertBefore = parent.insertBefore.bind(parent);
  const append = parent.append.bind(parent);
  const reportElement = (node: unknown): void => {
    if (!(node instanceof HTMLElement) || node.localName === 'script') return;
    reportRemoved(node);
    reportEffect({
      restore: () => void appendChild(node),
      undo: () => node.remove(),
      is: (what) => what === node,
    });
  };
  replace(parent, 'appendChild', (node: Node) => {
    appendChild(node);
    reportElement(node);
    return node;
  });
  replace(parent, 'insertBefore', (node: Node, before: Node | null) => {
    insertBefore(node, before);
    reportElement(node);
    return node;
  });
  replace(parent, 'append', (...nodes: (Node | string)[]) => {
    append(...nodes);
    nodes.forEach(reportElement);
  });
}
