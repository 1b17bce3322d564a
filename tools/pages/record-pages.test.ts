import { readdirSync } from 'node:fs';
import { join } from 'node:path';
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

/** Reads the listings of a system's pages. */
async function listedBy(system: string): Promise<Listing[]> {
  const module: Record<string, { pages: Record<string, () => Promise<object>> }> = await import(
    join(root, 'subsystems', system, entryIn(join(root, 'subsystems', system)))
  );
  const { pages = {} } = module[system] ?? {};
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
