import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Config } from '#platform/config/config.ts';
import { StartError } from '@portal/embedded-postgres/start-error';

/** Finds out whether we may listen before anything is made ready in vain. */
export async function requirePort({ host, port }: Pick<Config, 'host' | 'port'>): Promise<void> {
  const probe = createServer();
  try {
    probe.listen(port, host);
    await once(probe, 'listening');
  } catch (cause) {
    throw new StartError(sentenceFor(cause, `${host}:${port}`), { cause });
  }
  probe.close();
  await once(probe, 'close');
}

function sentenceFor(cause: unknown, address: string): string {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  if (code === 'EADDRINUSE') {
    return `The address ${address} is already taken by another program; stop that one, or set PORT to another number.`;
  }
  if (code === 'EACCES') {
    return `This user may not listen on ${address}; set PORT to a number above 1023.`;
  }
  return `The server cannot listen on ${address} (${String(code ?? cause)}); correct HOST or PORT.`;
}
