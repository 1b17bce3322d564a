import { formerNames, sharedFiles } from '@portal/subsystem/vite/shared';
import localesOf from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { brandHtml } from './vite/brand-html.ts';
import { cspHashes } from './vite/csp-hashes.ts';
import { inlineBoot } from './vite/inline-boot.ts';
import { noChunkCycles } from './vite/no-chunk-cycles.ts';
import { pageAddresses } from './vite/page-addresses.ts';
import { releaseName } from './vite/release-name.ts';
import { shareProvider } from './vite/share-provider.ts';
import { shellFiles } from './vite/shell-files.ts';
import { subsystemsInDev } from './vite/subsystems-in-dev.ts';

export default defineConfig({
  plugins: [
    // The calendars have texts in 30 languages, 12 kB compressed; the portal speaks one.
    { ...localesOf.vite({ locales: ['zh-CN'] }), enforce: 'pre' },
    react(),
    brandHtml(),
    inlineBoot(),
    pageAddresses(),
    shareProvider(sharedFiles, formerNames),
    shellFiles(),
    subsystemsInDev(),
    releaseName(),
    noChunkCycles(),
    cspHashes(),
  ],
  build: {
    manifest: true,
    modulePreload: { polyfill: false },
    // Charts and antd are one file each, which a page without them never asks for; in kB.
    chunkSizeWarningLimit: 1_500,
    rolldownOptions: {
      output: {
        // While somebody types, all of this is compiled beside the page; at the click it has only to run. Heard where it is
        // at the top: files that load others begin with a line of Vite's own. With them, too, a new tab came later.
        // A page runs little of antd's 1.4 MB.
        postBanner: ({ name }) => (name === 'antd' ? '' : '//# allFunctionsCalledOnLoad\n'),
      },
    },
  },
});
