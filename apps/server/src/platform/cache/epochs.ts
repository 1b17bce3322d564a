import type { Bus } from '#platform/bus/bus.ts';
import { isUnavailable } from '#platform/database/errors.ts';
import type { Database } from '#platform/database/database.ts';
import type { Faults } from '#platform/log/faults.ts';

/** Epochs every open tab follows: each is a number that rises with every change. */
const followed = ['permission', 'menu', 'dictionary'] as const;
/** Epochs of tabs, and those that nodes alone follow. */
export type EpochName =
  | (typeof followed)[number]
  | 'membership'
  | 'announcement'
  | 'lookup'
  | 'brand'
  | 'setting';

/** A failed read after a gap is repeated after this. */
const retryMs = 500;

export type Epochs = Awaited<ReturnType<typeof followEpochs>>;

interface EpochsParts {
  db: Database;
  bus: Bus;
  faults: Faults;
}

/** Follows the epochs of the database. Triggers raise them and notify every node on commit. */
export async function followEpochs({ db, bus, faults }: EpochsParts) {
  const values = new Map<string, number>();
  const followers: (() => void)[] = [];
  const tell = () => followers.forEach((changed) => faults.call('epochs', changed));

  async function read(): Promise<void> {
    const rows = await db.selectFrom('epoch').select(['name', 'value']).execute();
    for (const { name, value } of rows) values.set(name, Number(value));
    tell();
  }

  bus.subscribe('epoch', ({ name, value }) => {
    values.set(String(name), Number(value));
    tell();
  });
  /** Without it this node would go by older rules until the next change. */
  function readAfterGap(): void {
    read().catch((error: unknown) => {
      faults.note('epochs', error);
      if (isUnavailable(error)) setTimeout(readAfterGap, retryMs).unref();
    });
  }
  bus.onGap(readAfterGap);
  await read();

  return {
    of: (name: EpochName): number => values.get(name) ?? 0,
    /** Formats the epochs as every response carries them: `permission.menu.dictionary`. */
    text: (): string => followed.map((name) => values.get(name) ?? 0).join('.'),
    /** Reads them now, and keeps those that rose meanwhile. Whoever is answered afterwards finds what they changed. */
    async catchUp(): Promise<void> {
      const rows = await db.selectFrom('epoch').select(['name', 'value']).execute();
      for (const { name, value } of rows) {
        values.set(name, Math.max(Number(value), values.get(name) ?? 0));
      }
      tell();
    },
    /** Hears of every change, and of what may be one. */
    onChange: (changed: () => void): void => void followers.push(changed),
  };
}
