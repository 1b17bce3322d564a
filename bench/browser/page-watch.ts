// oxlint-disable unicorn/consistent-function-scoping -- what is sent into the page brings all it needs

/** The elements that must be visible for a mark to count as shown, by selector and optional text. */
interface Mark {
  visible: (string | [selector: string, text: string])[];
  /** Part of the address. */
  path?: string;
}

export type Marks = Record<string, Mark>;

/** The watcher inside the page. Times are milliseconds since the page began to load. */
interface PageWatch {
  /** Resolves with the time a mark was first visible after a moment. */
  shownAfter: (name: string, moment: number) => Promise<number>;
  /** Returns the time of the latest click or key. */
  latestInput: () => number;
  /** Returns the milliseconds since the last long task. */
  idleFor: () => number;
  firstPaint: () => number | undefined;
}

declare global {
  var pageWatch: PageWatch;
}

/**
 * Records inside the page when each mark becomes visible, checked at every frame from before the first script, so that
 * no driver delay is added. It is sent into the page as text, so it can use nothing else of this file.
 */
export function watchPage(marks: Marks): void {
  const shown: Record<string, number[]> = {};
  /** The elements of each visible mark. */
  const visibleElements: Record<string, Element[] | undefined> = {};
  let waiting: (() => void)[] = [];
  let [latestInput, busyUntil] = [0, 0];

  const isSeen = (element: Element): boolean => {
    const { width, height, right, left } = element.getBoundingClientRect();
    if (width === 0 || height === 0 || right <= 0 || left >= innerWidth) return false;
    return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  };
  const find = (wanted: string | [string, string]): Element | undefined => {
    const [selector = '', text = ''] = [wanted].flat();
    const all = [...document.querySelectorAll(selector)];
    return all.find((each) => each.textContent.includes(text) && isSeen(each));
  };
  const note = (name: string): void => {
    // From a task right after this frame: close to the moment at which it is painted.
    const channel = new MessageChannel();
    channel.port1.addEventListener('message', () => {
      (shown[name] ??= []).push(performance.now());
      for (const check of waiting) check();
      channel.port1.close();
    });
    channel.port1.start();
    channel.port2.postMessage(null);
  };
  const checkMarks = (): void => {
    for (const [name, { visible, path = '' }] of Object.entries(marks)) {
      const isHere = location.href.includes(path);
      // Visible marks are not measured again: watching must cost the page as little as possible.
      if (isHere && visibleElements[name]?.every((element) => element.isConnected)) continue;
      const found = isHere ? visible.map(find) : [undefined];
      visibleElements[name] = found.every((element) => element !== undefined) ? found : undefined;
      if (visibleElements[name]) note(name);
    }
    requestAnimationFrame(checkMarks);
  };
  requestAnimationFrame(checkMarks);

  for (const type of ['click', 'keydown']) {
    addEventListener(type, ({ timeStamp }) => (latestInput = timeStamp), { capture: true });
  }
  new PerformanceObserver((list) => {
    for (const task of list.getEntries()) busyUntil = task.startTime + task.duration;
  }).observe({ type: 'longtask', buffered: true });

  globalThis.pageWatch = {
    shownAfter: (name, moment) => {
      const { promise, resolve } = Promise.withResolvers<number>();
      const check = (): void => {
        const at = shown[name]?.find((time) => time > moment);
        if (at === undefined) return;
        waiting = waiting.filter((other) => other !== check);
        resolve(at);
      };
      waiting.push(check);
      check();
      return promise;
    },
    latestInput: () => latestInput,
    idleFor: () => performance.now() - busyUntil,
    firstPaint: () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  };
}
