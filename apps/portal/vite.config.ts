import { sharedModules } from '@portal/subsystem/vite/shared';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { brandHtml } from './vite/brand-html.ts';
import { cspHashes } from './vite/csp-hashes.ts';
import { inlineBoot } from './vite/inline-boot.ts';
import { shareProvider } from './vite/share-provider.ts';
import { subsystemsInDev } from './vite/subsystems-in-dev.ts';

export default defineConfig({
  plugins: [
    react(),
    brandHtml(),
    inlineBoot(),
    shareProvider(sharedModules),
    subsystemsInDev(),
    cspHashes(),
  ],
  build: { manifest: true, modulePreload: { polyfill: false } },
});
