import type { SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import type { SubsystemContext } from '@portal/subsystem/contract';
import type { Program } from './legacy-program.ts';

export interface WalkerParts {
  program: Program;
  /** What stands in the place of the app before it is mounted. */
  markup: string;
  /** Whether the style of the app applies. */
  apply: (on: boolean) => void;
}

/** The one mount of a legacy app, and the page of the portal it is in. */
export function createWalker(key: SubsystemKey, { program, markup, apply }: WalkerParts) {
  const { lifecycles, traces } = program;
  const pages = new Set<SubsystemContext>();
  let at: SubsystemContext | undefined;
  let app: { place: HTMLElement; props: Record<string, unknown> } | undefined;

  function setAwake(on: boolean): void {
    apply(on);
    if (on) traces.wake();
    else traces.rest();
  }

  async function mountIn(page: SubsystemContext): Promise<void> {
    const place = document.createElement('div');
    place.innerHTML = markup;
    page.container.append(place);
    const props = propsFor(key, place, page);
    await lifecycles.mount(props);
    app = { place, props };
  }

  async function unmountAll(): Promise<void> {
    const left = app;
    app = undefined;
    at = undefined;
    try {
      if (left) await lifecycles.unmount(left.props);
    } finally {
      left?.place.remove();
      apply(false);
      traces.end();
    }
  }

  /** Its router hears of where the portal went as if the person had gone there by the browser's buttons. */
  const tellOfAddress = (page: SubsystemContext): void => {
    if (at === page) traces.tell(new PopStateEvent('popstate', { state: history.state }));
  };

  return {
    invite: (page: SubsystemContext) => void pages.add(page),

    async walkTo(page: SubsystemContext): Promise<void> {
      if (!pages.has(page)) return;
      at = page;
      setAwake(true);
      if (!app) return mountIn(page);
      if (app.place.parentElement !== page.container) page.container.append(app.place);
      tellOfAddress(page);
    },

    rest(page: SubsystemContext): void {
      if (at === page) setAwake(false);
    },

    /** The last page to go takes the app with it. */
    async leave(page: SubsystemContext): Promise<void> {
      pages.delete(page);
      if (pages.size === 0) await unmountAll();
      else if (at === page) setAwake(false);
    },

    tellOfAddress,
  };
}

/** What qiankun hands an app, and the portal itself besides. */
const propsFor = (name: SubsystemKey, container: HTMLElement, portal: SubsystemContext) => ({
  name,
  container,
  basename: portal.basename,
  portal,
  // The portal shares no state with apps; those that ask for it find none, and go on.
  onGlobalStateChange: () => undefined,
  setGlobalState: () => false,
  offGlobalStateChange: () => true,
});
