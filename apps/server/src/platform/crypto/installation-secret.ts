import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '#platform/config/config.ts';
import { StartError } from '@portal/embedded-postgres/start-error';

/**
 * Returns the secret this installation signs and encrypts with: configured, or made once and stored beside the data.
 */
export async function installationSecret({
  secret,
  dataDirectory,
}: Pick<Config, 'secret' | 'dataDirectory'>): Promise<string> {
  if (secret !== undefined) return secret;
  const file = join(dataDirectory, 'secret');
  return (await readSecret(file)) ?? (await makeSecret(file));
}

/**
 * The secret as commands have it beside a server, which has made it.
 *
 * @throws {StartError} where it is neither given nor in the data directory.
 */
export async function knownSecret({
  secret,
  dataDirectory,
}: Pick<Config, 'secret' | 'dataDirectory'>): Promise<string> {
  const known = secret ?? (await readSecret(join(dataDirectory, 'secret')));
  if (known !== undefined) return known;
  throw new StartError(
    `The secret of the installation is neither in PORTAL_SECRET nor in ${dataDirectory}; set it, or PORTAL_DATA.`,
  );
}

async function readSecret(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/** Linked into its place when whole: half a secret, or a second one, would lock out what the first has sealed. */
async function makeSecret(file: string): Promise<string> {
  const made = randomBytes(48).toString('base64url');
  const draft = `${file}.${randomUUID()}`;
  await mkdir(join(file, '..'), { recursive: true, mode: 0o700 });
  await writeFile(draft, made, { mode: 0o600 });
  try {
    await link(draft, file);
    return made;
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
    return await readFile(file, 'utf8'); // another node was faster
  } finally {
    await rm(draft);
  }
}

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;
