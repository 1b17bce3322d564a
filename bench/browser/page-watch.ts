// oxlint-disable unicorn/consistent-function-scoping -- what is sent into the page brings all it needs

/** What has to be seen for something to count as shown: elements by selector, with a text in them where one is given. */
interface Mark {
  visible: (string | [selector: string, text: string])[];
  /** Part of the address. */
  path?: string;
}

export type Marks = Record<string, Mark>;

/** What stands in the page, for the driver to ask. Times are milliseconds since the page began to load. */
interface PageWatch {
  /** When the mark came into sight for the first time after a moment, as soon as it has. */
  shownAfter: (name: string, moment: number) => Promise<number>;
  /** When the latest click or key reached the page. */
  latestInput: () => number;
  /** Milliseconds since the page last was at work for long. */
  idleFor: () => number;
  firstPaint: () => number | undefined;
}

declare global {
  var pageWatch: PageWatch;
}

/**
 * Looks at the page at every frame, from before its first script on, and notes when each mark comes into sight: so
 * nothing is added by the way from the page to the driver. It is sent into the page as text and knows nothing else here.
 */
export function watchPage(marks: Marks): void {
  const shown: Record<string, number[]> = {};
  const isOn: Record<string, boolean> = {};
  let asked: (() => void)[] = [];
  let latestInput = 0;
  let busyUntil = 0;

  const isSeen = (element: Element): boolean => {
    const { width, height, right, left } = element.getBoundingClientRect();
    const isLarge = width > 0 && height > 0 && right > 0 && left < innerWidth;
    return isLarge && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  };
  const isThere = (wanted: string | [string, string]): boolean => {
    const [selector, text] = typeof wanted === 'string' ? [wanted, ''] : wanted;
    return [...document.querySelectorAll(selector)].some(
      (element) => element.textContent.includes(text) && isSeen(element),
    );
  };
  const note = (name: string): void => {
    // From a task right after this frame: close to the moment at which it is painted.
    const channel = new MessageChannel();
    channel.port1.addEventListener('message', () => {
      (shown[name] ??= []).push(performance.now());
      for (const answer of asked) answer();
      channel.port1.close();
    });
    channel.port1.start();
    channel.port2.postMessage(null);
  };
  const look = (): void => {
    for (const [name, { visible, path = '' }] of Object.entries(marks)) {
      const now = location.href.includes(path) && visible.every(isThere);
      if (now && !isOn[name]) note(name);
      isOn[name] = now;
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);

  for (const type of ['click', 'keydown']) {
    addEventListener(type, ({ timeStamp }) => (latestInput = timeStamp), { capture: true });
  }
  new PerformanceObserver((list) => {
    for (const task of list.getEntries()) busyUntil = task.startTime + task.duration;
  }).observe({ type: 'longtask', buffered: true });

  globalThis.pageWatch = {
    shownAfter: (name, moment) => {
      const { promise, resolve } = Promise.withResolvers<number>();
      const answer = (): void => {
        const at = shown[name]?.find((time) => time > moment);
        if (at === undefined) return;
        asked = asked.filter((other) => other !== answer);
        resolve(at);
      };
      asked.push(answer);
      answer();
      return promise;
    },
    latestInput: () => latestInput,
    idleFor: () => performance.now() - busyUntil,
    firstPaint: () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  };
}
