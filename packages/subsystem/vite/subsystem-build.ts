import type { SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import type { UserConfig } from 'vite';
import { alone } from './alone.ts';
import { checkedImports } from './checked-imports.ts';
import { entryIn } from './entry.ts';
import { sharedFiles } from './shared.ts';
import { subsystemManifest } from './subsystem-manifest.ts';

/**
 * The build of a subsystem: from its entry to `dist/`, with its style confined to its own elements and the shared
 * modules left to the shell's import map.
 */
export const subsystemBuild = (key: SubsystemKey): UserConfig => ({
  // It may be served below any path.
  base: './',
  publicDir: false,
  build: {
    // Pages that are open go on with the files of the build before; `tools/build.ts` takes the oldest away.
    emptyOutDir: false,
    // One style file for the whole subsystem, so that the stage alone adds and removes it.
    cssCodeSplit: false,
    // The stage fetches every script ahead itself, with its integrity.
    modulePreload: false,
    rolldownOptions: {
      // The stage looks for the entry's export.
      preserveEntrySignatures: 'strict',
      external: sharedFiles.flat(),
      onLog(level, log, tell) {
        // Libraries say `use client` for servers that render; there is none here, and nothing to be done about it.
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') tell(level, log);
      },
      output: {
        entryFileNames: '[name]-[hash].js',
        chunkFileNames: '[name]-[hash].js',
        assetFileNames: '[name]-[hash][extname]',
      },
    },
  },
  plugins: [
    {
      name: 'entry-of-pages',
      config: ({ root = process.cwd() }) => ({
        build: { rolldownOptions: { input: entryIn(root) } },
      }),
    },
    checkedImports(),
    subsystemManifest(key),
    alone(key, { isBuilt: false }),
  ],
});
