/** The things in the page beside the subsystem, counted by name. */
export type Counts = ReadonlyMap<string, number>;

const watched: [name: string, target: EventTarget][] = [
  ['window', window],
  ['document', document],
  ['html', document.documentElement],
  ['body', document.body],
];

/** Follows listeners of the page and timers from now on; the listeners of elements go with their elements. */
export function startWatch() {
  const listeners = new Map<string, Set<unknown>>();
  const timers = new Map<number, string>();
  const ends = [
    ...watched.map(([name, target]) => watchTarget(name, target, listeners)),
    watchTimers('setTimeout', 'clearTimeout', timers),
    watchTimers('setInterval', 'clearInterval', timers),
  ];
  return {
    listeners: (): Counts =>
      new Map([...listeners].map(([name, of]) => [`listener ${name}`, of.size])),
    timers: (): Counts => countOf([...timers.values()].map((source) => `timer ${source}`)),
    stop: (): void => ends.forEach((end) => end()),
  };
}

function watchTarget(name: string, target: EventTarget, kept: Map<string, Set<unknown>>) {
  const add = target.addEventListener.bind(target);
  const remove = target.removeEventListener.bind(target);
  target.addEventListener = (type: string, listener: EventListener, options?: AddOptions) => {
    const key = `${name} ${type}`;
    const of = kept.get(key) ?? new Set();
    kept.set(key, of.add(listener));
    const { signal, once } = typeof options === 'object' ? options : {};
    signal?.addEventListener('abort', () => of.delete(listener), { once: true });
    if (once) add(type, () => of.delete(listener), { once: true });
    add(type, listener, options);
  };
  target.removeEventListener = (type: string, listener: EventListener, options?: AddOptions) => {
    kept.get(`${name} ${type}`)?.delete(listener);
    remove(type, listener, options);
  };
  return () => {
    target.addEventListener = add;
    target.removeEventListener = remove;
  };
}

type AddOptions = boolean | AddEventListenerOptions;

/** Timers that are still to run, each named by the beginning of what it runs. */
function watchTimers(
  set: 'setTimeout' | 'setInterval',
  clear: 'clearTimeout' | 'clearInterval',
  kept: Map<number, string>,
): () => void {
  const [original, originalClear] = [window[set], window[clear]];
  const begin = (task: TimerHandler, ms?: number, ...given: unknown[]): number => {
    const run =
      typeof task === 'function' && set === 'setTimeout'
        ? () => {
            kept.delete(id);
            task(...given);
          }
        : task;
    const id: number = original.call(window, run, ms, ...given);
    kept.set(id, String(task).replaceAll(/\s+/g, ' ').slice(0, 60));
    return id;
  };
  const end = (id?: number): void => {
    if (id !== undefined) kept.delete(id);
    originalClear.call(window, id);
  };
  Object.assign(window, { [set]: begin, [clear]: end });
  return () => void Object.assign(window, { [set]: original, [clear]: originalClear });
}

/** Elements by where they hang: in the head, right below the body, or elsewhere in the page around the subsystem. */
export function countElements(): Counts {
  const elements = [...document.querySelectorAll('*')].filter(
    (element) => !element.closest('[data-subsystem]'),
  );
  return countOf(
    elements.map((element) => {
      const tag = element.localName;
      if (element.parentElement === document.body) return `pop-up <${tag}> on body`;
      return element.closest('head') ? `node <${tag}> in head` : `node <${tag}>`;
    }),
  );
}

export function countOf(names: string[]): Counts {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}
