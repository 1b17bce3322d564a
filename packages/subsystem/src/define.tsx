import { PageCalls } from '@portal/client/queries';
import { hour } from '@portal/common/durations';
import type { SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Activity, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Handle, Subsystem, SubsystemContext } from './contract.ts';
import { CurrentPage } from './CurrentPage.tsx';
import { createPageLoader, type PageLoader, type Pages } from './pages.ts';
import { Shell } from './shell.ts';

/** A subsystem with its pages by name; the shell mounts it, and tests compare it with its menu. */
export interface SubsystemOfPages extends Subsystem {
  pages: Pages;
}

/** A subsystem made of React pages. The entry exports it under its key: `export const crm = defineSubsystem(…)`. */
export function defineSubsystem({ key, pages: own = {}, derived = {} }: Parts): SubsystemOfPages {
  const pages = { ...derived, ...own };
  return {
    sdk: 1,
    key,
    pages,
    components: Object.keys(pages),
    prepare: async (component) => {
      await createPageLoader(pages, () => undefined)(component)?.settled;
    },
    mount: (context) => mount(context, createPageLoader(pages, context.reportError)),
  };
}

interface Parts {
  key: SubsystemKey;
  /** Pages of its own, written out: the build lists their names for the registry. */
  pages?: Pages;
  /** Pages that follow from its data: `pagesOfSystem({ menu, board }, load)`. */
  derived?: Pages;
}

/** The time the answers of a hidden page are kept for its return. */
const hiddenMs = hour;

/** The query cache of one visit; a failed call is repeated by the user alone. */
async function mount(context: SubsystemContext, load: PageLoader): Promise<Handle> {
  // The stage shows nothing before this resolves, so the page it will show is waited for here.
  await load(context.page.get().component)?.settled;
  const queryClient = new QueryClient({
    defaultOptions: {
      // The shell, which makes the calls, knows what to do without a connection.
      queries: {
        retry: false,
        staleTime: 30_000,
        gcTime: hiddenMs,
        refetchOnWindowFocus: false,
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
  const { promise: shown, resolve: onShown } = Promise.withResolvers<void>();
  context.signal.addEventListener('abort', () => onShown(), { once: true });
  // What a page fetched by itself is fetched again; `useQueryOf` tells the answers for each choice apart.
  const stopFollowing = context.chosen.subscribe(
    () =>
      void queryClient.resetQueries({ predicate: ({ meta }) => meta?.['isPerChoice'] !== true }),
  );
  const root = createRoot(context.container, {
    // Two roots count their ids from the same number; without a prefix labels would point across.
    identifierPrefix: `${context.key}-`,
    // React takes the whole root down; what the person sees then is the stage's to say.
    onUncaughtError: context.reportError,
  });
  const render = (isActive: boolean): void =>
    root.render(
      <Activity mode={isActive ? 'visible' : 'hidden'}>
        <Shell value={context}>
          <PageCalls value={context}>
            <QueryClientProvider client={queryClient}>
              <CurrentPage load={load} />
              <Arrived onShown={onShown} />
            </QueryClientProvider>
          </PageCalls>
        </Shell>
      </Activity>,
    );
  // At once: a frame without it in between would only cost time.
  flushSync(() => render(true));
  await shown;
  return {
    setActive: render,
    unmount() {
      stopFollowing();
      // The shell's React may be at work; a root cannot be taken down from inside another's.
      queueMicrotask(() => {
        root.unmount();
        queryClient.clear();
      });
    },
  };
}

/** Tells when all beside it is in the document: only then there is something to be shown. */
function Arrived({ onShown }: { onShown: () => void }): null {
  useLayoutEffect(onShown, [onShown]);
  return null;
}
