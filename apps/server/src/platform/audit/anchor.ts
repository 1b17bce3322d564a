import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import type { AuditKey } from './key.ts';

/** A node's record of the trail's newest entry, outside the database. */
const AuditAnchor = z.object({
  seq: z.string().regex(/^\d+$/),
  hash: z.string(),
  at: z.string(),
  keyId: z.string(),
  /** Nobody without the key makes an anchor. */
  mac: z.string(),
});
export type AuditAnchor = z.infer<typeof AuditAnchor>;

/** The newest anchor of the node that has this data directory. */
export const anchorFileIn = (directory: string): string => join(directory, 'audit-anchor.json');

type UnsignedAnchor = Omit<AuditAnchor, 'mac' | 'keyId'>;

const macOf = ({ seq, hash, at }: UnsignedAnchor, key: AuditKey): string =>
  createHmac('sha256', key.key).update(`anchor ${seq} ${hash} ${at}`).digest('hex');

export const signAnchor = (anchor: UnsignedAnchor, key: AuditKey): AuditAnchor => ({
  ...anchor,
  keyId: key.id,
  mac: macOf(anchor, key),
});

/** @throws {Error} when it was not signed with any of these keys. */
function checkAnchor(anchor: AuditAnchor, keys: readonly AuditKey[]): AuditAnchor {
  const key = keys.find(({ id }) => id === anchor.keyId);
  const [mac, right] = [anchor.mac, key ? macOf(anchor, key) : ''].map((text) => Buffer.from(text));
  if (mac && right && mac.length === right.length && timingSafeEqual(mac, right)) return anchor;
  throw new Error(`The anchor of entry ${anchor.seq} was not signed by this installation`);
}

/** The lines of a log that hold an anchor. */
const LogLine = z.object({ auditAnchor: AuditAnchor });

/**
 * Reads the anchors out of an anchor file, or out of the lines of a log; none when there is no file.
 *
 * @throws {Error} when one is not signed with any of these keys.
 */
export async function readAnchors(file: string, keys: readonly AuditKey[]): Promise<AuditAnchor[]> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  });
  return text
    .split('\n')
    .flatMap(anchorIn)
    .map((anchor) => checkAnchor(anchor, keys));
}

function anchorIn(line: string): AuditAnchor[] {
  if (!line.includes('"mac"')) return [];
  const value: unknown = JSON.parse(line);
  const logged = LogLine.safeParse(value);
  return [logged.success ? logged.data.auditAnchor : AuditAnchor.parse(value)];
}

/** Replaces the anchor file in one step. */
export async function writeAnchor(file: string, anchor: AuditAnchor): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  await writeFile(draft, `${JSON.stringify(anchor)}\n`, { mode: 0o600 });
  await rename(draft, file);
}
