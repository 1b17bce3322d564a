// Plain JavaScript: a Node too old for TypeScript is told so, and one that strips types need not load the program for it.
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

const oldestNode = 24;

if (Number(process.versions.node.split('.')[0]) < oldestNode) {
  console.error(
    `The server needs Node ${oldestNode} or newer, and this is ${process.version}; \`npm start\` brings its own.`,
  );
  process.exit(1);
}

// What Node makes of our sources is kept for the next start; it has to be switched on before they are loaded.
enableCompileCache(join(import.meta.dirname, '../../../.cache/node'));
const { runServer } = await import('./run-server.ts');
await runServer();
