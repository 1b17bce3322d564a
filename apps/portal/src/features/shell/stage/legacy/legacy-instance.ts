import type { SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import type { SubsystemContext } from '@portal/subsystem/contract';
import type { LegacyProgram } from './legacy-program.ts';

export interface LegacyInstanceOptions {
  program: LegacyProgram;
  /** HTML of the container before the app is mounted. */
  markup: string;
  /** Turns the app's style on or off. */
  apply: (on: boolean) => void;
}

/** Manages the one mount of a legacy app, and moves it to the page in front. */
export function createLegacyInstance(
  key: SubsystemKey,
  { program, markup, apply }: LegacyInstanceOptions,
) {
  const { lifecycles, sideEffects } = program;
  const pages = new Set<SubsystemContext>();
  let at: SubsystemContext | undefined;
  let app: { container: HTMLElement; props: Record<string, unknown> } | undefined;

  function setAwake(on: boolean): void {
    apply(on);
    if (on) sideEffects.resume();
    else sideEffects.pause();
  }

  async function mountIn(page: SubsystemContext): Promise<void> {
    const container = document.createElement('div');
    container.innerHTML = markup;
    page.container.append(container);
    const props = propsFor(key, container, page);
    await lifecycles.mount(props);
    app = { container, props };
  }

  async function unmountAll(): Promise<void> {
    const left = app;
    app = undefined;
    at = undefined;
    try {
      if (left) await lifecycles.unmount(left.props);
    } finally {
      left?.container.remove();
      apply(false);
      sideEffects.end();
    }
  }

  /** Tells the app's router the new address by a `popstate` event, as for the browser's buttons. */
  const notifyOfAddress = (page: SubsystemContext): void => {
    if (at === page) sideEffects.dispatch(new PopStateEvent('popstate', { state: history.state }));
  };

  return {
    addPage: (page: SubsystemContext) => void pages.add(page),

    async moveTo(page: SubsystemContext): Promise<void> {
      if (!pages.has(page)) return;
      at = page;
      setAwake(true);
      if (!app) return mountIn(page);
      if (app.container.parentElement !== page.container) page.container.append(app.container);
      notifyOfAddress(page);
    },

    pause(page: SubsystemContext): void {
      if (at === page) setAwake(false);
    },

    /** Unmounts the app with its last page. */
    async removePage(page: SubsystemContext): Promise<void> {
      pages.delete(page);
      if (pages.size === 0) await unmountAll();
      else if (at === page) setAwake(false);
    },

    notifyOfAddress,
  };
}

/** Props of the app as qiankun passes them, with the portal's context as well. */
const propsFor = (name: SubsystemKey, container: HTMLElement, portal: SubsystemContext) => ({
  name,
  container,
  basename: portal.basename,
  portal,
  // The portal shares no state with apps; these are stubs.
  onGlobalStateChange: () => undefined,
  setGlobalState: () => false,
  offGlobalStateChange: () => true,
});
