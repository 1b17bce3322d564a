import type { Plugin, Rolldown } from 'vite';

/**
 * Fails a build whose chunks import one another in a circle: one of them is evaluated before what it needs, and only
 * some visitor's first click shows it.
 */
export function noChunkCycles(): Plugin {
  return {
    name: 'no-chunk-cycles',
    apply: 'build',
    generateBundle(_options, bundle) {
      const circle = findCircle(importsOf(bundle));
      if (circle) this.error(`Chunks import one another in a circle: ${circle.join(' -> ')}`);
    },
  };
}

const importsOf = (bundle: Rolldown.OutputBundle): Map<string, string[]> =>
  new Map(
    Object.values(bundle).flatMap((file) =>
      file.type === 'chunk' ? [[file.fileName, file.imports] as const] : [],
    ),
  );

/** A way along the imports that comes back to where it began, if there is one. */
export function findCircle(imports: ReadonlyMap<string, string[]>): string[] | undefined {
  const settled = new Set<string>();

  function follow(name: string, way: string[]): string[] | undefined {
    const start = way.indexOf(name);
    if (start >= 0) return [...way.slice(start), name];
    if (settled.has(name)) return undefined;
    for (const next of imports.get(name) ?? []) {
      const circle = follow(next, [...way, name]);
      if (circle) return circle;
    }
    settled.add(name);
    return undefined;
  }

  for (const name of imports.keys()) {
    const circle = follow(name, []);
    if (circle) return circle;
  }
  return undefined;
}
