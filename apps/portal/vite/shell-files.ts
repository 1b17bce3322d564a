import type { Plugin, Rolldown } from 'vite';

const entry = '/src/boot/shell.ts';

/**
 * Notes in the page which files the shell consists of, ahead of the script of the first paint: a page that will show
 * the shell asks for them while the rest of it is still being read (`src/boot/fetch-shell.ts`).
 */
export function shellFiles(): Plugin {
  return {
    name: 'shell-files',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) => [
        {
          tag: 'script',
          attrs: { type: 'application/json', id: 'shell-files' },
          children: JSON.stringify(filesOf(bundle)),
          injectTo: 'head-prepend',
        },
      ],
    },
  };
}

function filesOf(bundle: Rolldown.OutputBundle): string[] {
  const found = new Set<string>();
  const styles = new Set<string>();

  function follow(fileName: string): void {
    const chunk = bundle[fileName];
    if (chunk?.type !== 'chunk' || found.has(fileName)) return;
    // The first script is in the page anyway.
    if (chunk.isEntry && !chunk.isDynamicEntry) return;
    found.add(fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style);
    chunk.imports.forEach(follow);
  }

  const shell = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(entry),
  );
  if (!shell) throw new Error(`${entry} did not come out of the build.`);
  follow(shell.fileName);
  return [...found, ...styles].map((fileName) => `/${fileName}`);
}
