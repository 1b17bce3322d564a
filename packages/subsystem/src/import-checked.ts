type FetchChecked = () => Promise<void>;

/** By address for files of a system, by specifier for modules of the shell. */
const known = new Map<string, FetchChecked>();

/** Says how something that code may import later is fetched and checked. The stage does so before it runs an entry. */
export const noteLater = (need: string, fetchIt: FetchChecked): void =>
  void known.set(need, fetchIt);

/**
 * Replaces `import()` in the build of a subsystem. An import names no hash, so the files it needs are fetched and
 * checked beforehand, all at once. Where nothing was noted, as without a portal, it is a plain import.
 */
export async function importChecked<Module>(
  load: () => Promise<Module>,
  needs: readonly string[],
  importer: string,
): Promise<Module> {
  await Promise.all(
    needs.map(async (need) => {
      await known.get(addressOf(need, importer))?.();
    }),
  );
  return load();
}

/** Under the name by which built code asks for it. */
export { importChecked as __vitePreload };

const addressOf = (need: string, importer: string): string =>
  need.startsWith('./') ? new URL(need, importer).href : need;
