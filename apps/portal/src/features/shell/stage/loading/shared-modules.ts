/** What the shell's build offers to subsystems: by specifier, its version (null for our own) and the style it needs. */
export type SharedModules = Record<string, { version: string | null; css: string[] }>;

/** As the build wrote it into the page; the development server shares everything without a note. */
export function readSharedModules(): SharedModules {
  const note = document.getElementById('shared-modules');
  return note ? JSON.parse(note.textContent) : {};
}

/** The first of the required modules that the shell does not offer, or offers too old or too new. */
export function findUnmet(
  requires: Record<string, string>,
  offered: SharedModules,
): string | undefined {
  return Object.keys(requires).find((specifier) => {
    const module = Object.hasOwn(offered, specifier) ? offered[specifier] : undefined;
    return !module || !satisfies(module.version, requires[specifier] ?? '*');
  });
}

/** Knows the two ways a manifest may ask: `*`, and `^19.3.0` for that version or a later one of the same major. */
function satisfies(version: string | null, wanted: string): boolean {
  if (wanted === '*') return true;
  if (version === null || !wanted.startsWith('^')) return false;
  const oldest = wanted.slice(1);
  return majorOf(version) === majorOf(oldest) && inOrder.compare(version, oldest) >= 0;
}

const majorOf = (version: string): string | undefined => version.split('.')[0];
/** 19.10.0 comes after 19.9.0. */
const inOrder = new Intl.Collator('en', { numeric: true });
