import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { requirePort } from './port.ts';

test('a port that another program holds is said so in one sentence', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' && address ? address.port : 0;

  await expect(requirePort({ host: '127.0.0.1', port })).rejects.toThrow(
    `The address 127.0.0.1:${port} is already taken by another program; stop that one, or set PORT to another number.`,
  );
});

test('a free port is no reason to refuse', async () => {
  await expect(requirePort({ host: '127.0.0.1', port: 0 })).resolves.toBeUndefined();
});
