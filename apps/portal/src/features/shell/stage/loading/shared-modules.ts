/**
 * Modules the shell's build shares with subsystems: by specifier, the version (null for our own) and the style it
 * needs.
 */
export type SharedModules = Record<string, { version: string | null; css: string[] }>;

/** Reads the modules the build wrote into the page; the development server shares everything without a note. */
export function readSharedModules(): SharedModules {
  const note = document.getElementById('shared-modules');
  return note ? JSON.parse(note.textContent) : {};
}

/** Returns the first required module that the shell does not share in a fitting version. */
export function findUnmet(
  requires: Record<string, string>,
  offered: SharedModules,
): string | undefined {
  return Object.keys(requires).find((specifier) => {
    const module = Object.hasOwn(offered, specifier) ? offered[specifier] : undefined;
    return !module || !satisfies(module.version, requires[specifier] ?? '*');
  });
}

/**
 * Matches the two forms of a manifest's requirement: `*`, and `^19.3.0` for that version or a later one of the same
 * major.
 */
function satisfies(version: string | null, wanted: string): boolean {
  if (wanted === '*') return true;
  if (version === null || !wanted.startsWith('^')) return false;
  const oldest = wanted.slice(1);
  return majorOf(version) === majorOf(oldest) && inOrder.compare(version, oldest) >= 0;
}

const majorOf = (version: string): string | undefined => version.split('.')[0];
/** 19.10.0 comes after 19.9.0. */
const inOrder = new Intl.Collator('en', { numeric: true });
