import { afterEach } from 'vitest';
import { configure } from 'vitest-browser-react/pure';
import '../tokens/tokens.css';
import '../tokens/base.css';

// React Aria's virtualizer reads it: as in a build, rows in sight alone are drawn.
Object.assign(globalThis, { process: { env: { VIRT_ON: 'true' } } });

// React runs effects twice, so one that does not clean up shows.
configure({ reactStrictMode: true });

const errors: string[] = [];
const report = console.error;
console.error = (...parts: unknown[]) => {
  errors.push(parts.map(String).join(' '));
  report(...parts);
};

// What React warns of is a failure, as a wrong result is.
afterEach(() => {
  const found = errors.splice(0);
  if (found.length > 0) throw new Error(`The console has errors:\n${found.join('\n')}`);
});
