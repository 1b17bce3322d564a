import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { boardPage, pagesIn } from '@portal/contract/subsystems/menu';
import { expect, test, vi } from 'vitest';
import { entryIn } from '../../packages/subsystem/vite/entry.ts';
import { systems } from '../../apps/server/src/systems.ts';

interface Listing {
  component: string;
  records: string;
  view?: string | undefined;
  side?: string | undefined;
}

interface Item {
  component?: string | undefined;
  records?: string | undefined;
  view?: string | undefined;
  side?: string | undefined;
  pages?: Readonly<Record<string, Item>> | undefined;
}

// Pages ask the window for its width as they are read.
vi.stubGlobal('matchMedia', () => new EventTarget());

const root = join(import.meta.dirname, '../..');
const folders = readdirSync(join(root, 'subsystems')).filter((name) => name.length < 5);

/** Returns the listings that the items of a system's menu name. */
const saidBelow = (items: Readonly<Record<string, Item>>): Listing[] =>
  Object.values(items).flatMap(({ component = '', records, view, side, pages = {} }) => [
    ...(records === undefined ? [] : [{ component, records, view, side }]),
    ...saidBelow(pages),
  ]);

type PagesByName = Readonly<Record<string, () => Promise<object>>>;

/** Reads the pages that a system is built with. */
async function pagesOf(system: string): Promise<PagesByName> {
  const folder = join(root, 'subsystems', system);
  const module: Record<string, { pages: PagesByName }> = await import(
    join(folder, entryIn(folder))
  );
  return module[system]?.pages ?? {};
}

/** Reads the listings of a system's pages. */
async function listedBy(system: string): Promise<Listing[]> {
  const pages = await pagesOf(system);
  const listed: Listing[] = [];
  for (const [component, load] of Object.entries(pages)) {
    const { lists } = Object(await load());
    if (!lists) continue;
    const { type, view, side } = lists;
    const isKnown = view === undefined || Object.hasOwn(type.views ?? {}, view);
    listed.push({
      component,
      records: type.name,
      view: isKnown ? view : `${view}, which the type does not have`,
      side,
    });
  }
  return listed;
}

const inOrder = (listings: Listing[]): Listing[] =>
  listings.toSorted((one, other) => one.component.localeCompare(other.component));

test.each(systems.map(({ key, sections }) => ({ key, sections })))(
  'FIX-54 the menu of $key says of each page what it lists',
  async ({ key, sections }) => {
    expect(folders).toContain(key);
    const listed = await listedBy(key);
    const said = saidBelow(sections).filter(({ component }) =>
      listed.some((page) => page.component === component),
    );
    expect(inOrder(said)).toEqual(inOrder(listed));
  },
);

test.each(systems.map(({ key, board, sections }) => ({ key, board, sections })))(
  'the menu of $key leads to every page that is built, and to no other',
  async ({ key, board, sections }) => {
    const first = board ? [boardPage] : [];
    const named = [...first, ...pagesIn(sections).map(({ component }) => component)];
    const own = named.filter((component) => !/^(?:layouts|shell)\//.test(component));

    expect(own.toSorted()).toEqual(Object.keys(await pagesOf(key)).toSorted());
  },
);
