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
  /** The elements of each mark that is in sight. */
  const inSight: Record<string, Element[] | undefined> = {};
  let asked: (() => void)[] = [];
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
      for (const answer of asked) answer();
      channel.port1.close();
    });
    channel.port1.start();
    channel.port2.postMessage(null);
  };
  const look = (): void => {
    for (const [name, { visible, path = '' }] of Object.entries(marks)) {
      const isHere = location.href.includes(path);
      // What is in sight is not measured again: to look must cost the page as little as can be.
      if (isHere && inSight[name]?.every((element) => element.isConnected)) continue;
      const found = isHere ? visible.map(find) : [undefined];
      inSight[name] = found.every((element) => element !== undefined) ? found : undefined;
      if (inSight[name]) note(name);
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
