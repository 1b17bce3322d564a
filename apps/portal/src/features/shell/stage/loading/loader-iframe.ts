import type { Handle, Subsystem, SubsystemContext } from '@portal/subsystem/contract';
import { SubsystemFailure } from '@portal/subsystem/failure';
import type { Loader } from './loader.ts';

/** Loads a system whose pages are documents elsewhere: each page is an iframe with the same path. */
export const iframeLoader: Loader = {
  async load({ sysType: key, entry, trustedOrigins }) {
    if (entry === null) throw new SubsystemFailure('missing', `${key} has no address.`);
    const { href: base, origin } = new URL(entry, document.baseURI);
    if (![location.origin, ...trustedOrigins].includes(origin)) {
      throw new SubsystemFailure('untrusted', `${origin} is no origin ${key} trusts.`);
    }
    const subsystem: Subsystem = { sdk: 1, key, mount: (context) => mountFrame(context, base) };
    return { subsystem, release: () => undefined };
  },
  // A frame would be a visit, so nothing is preloaded.
  preload: async () => undefined,
};

async function mountFrame(context: SubsystemContext, base: string): Promise<Handle> {
  const frame = document.createElement('iframe');
  const { path, search, title } = context.page.get();
  frame.className = 'stage-frame';
  frame.title = title;
  frame.referrerPolicy = 'no-referrer';
  frame.src = new URL(`.${path.slice(context.basename.length)}${search}`, base).href;
  // Everything a page needs but top navigation: it may not leave the portal.
  for (const allowed of ['scripts', 'same-origin', 'forms', 'popups', 'modals', 'downloads']) {
    frame.sandbox.add(`allow-${allowed}`);
  }
  const { promise: shown, resolve } = Promise.withResolvers<void>();
  frame.addEventListener('load', () => resolve(), { once: true });
  context.signal.addEventListener('abort', () => resolve(), { once: true });
  context.container.append(frame);
  await shown;
  return { unmount: () => frame.remove() };
}
