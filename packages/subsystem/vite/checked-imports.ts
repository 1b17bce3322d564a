import type { Plugin, Rolldown } from 'vite';

/** The module Vite makes every `import()` go through, and the mark it leaves where the files it needs are to be named. */
const viteHelper = '\0vite/preload-helper.js';
const mark = '__VITE_PRELOAD__';
const importsAndMarks = /\bimport\(\s*(["'`])([^"'`]+)\1\s*\)|__VITE_PRELOAD__/g;

type Chunks = Record<string, Rolldown.RenderedChunk>;

/** Has every `import()` of a subsystem wait until the stage has fetched and checked what it needs (`import-checked.ts`). */
export const checkedImports = (): Plugin => ({
  name: 'checked-imports',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id) =>
    id === viteHelper ? { id: '@portal/subsystem/import-checked', external: true } : undefined,
  renderChunk: (code, _chunk, _options, { chunks }) =>
    code.includes(mark) ? { code: withNeeds(code, chunks), map: null } : null,
});

/** Each mark stands behind its import; where one import is inside of another's, the inner mark comes first. */
function withNeeds(code: string, chunks: Chunks): string {
  const open: string[] = [];
  return code.replaceAll(importsAndMarks, (found, _quote, imported?: string) => {
    if (imported !== undefined) open.push(imported);
    return found === mark ? JSON.stringify(needsOf(open.pop() ?? '', chunks)) : found;
  });
}

/** Lists an import with all it needs: files of the build, and modules of the shell. */
function needsOf(imported: string, chunks: Chunks): string[] {
  const needs = new Set<string>();
  const add = (name: string): void => {
    const chunk = chunks[name];
    const need = chunk ? `./${name}` : name;
    if (needs.has(need)) return;
    needs.add(need);
    chunk?.imports.forEach(add);
  };
  add(imported.replace(/^\.\//, ''));
  return [...needs];
}
