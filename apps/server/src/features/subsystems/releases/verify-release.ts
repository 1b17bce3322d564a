import { Manifest, unprovedFile } from '@portal/contract/subsystems/manifest';
import type { SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import type { SubsystemBuilds } from '#platform/files/subsystem-builds.ts';
import { refuse } from '#platform/http/refuse.ts';

export interface ReleaseOffer {
  key: SubsystemKey;
  /** The address of the manifest. */
  entry: string;
  manifest: unknown;
}

interface VerificationParts {
  trustedOrigins: readonly string[];
  builds: SubsystemBuilds;
}

/**
 * Returns the manifest of a release if it may be registered; refuses it otherwise. Files this server serves are checked
 * against their hashes; files of other hosts are checked by each browser that loads them.
 */
export async function verifyRelease(
  { key, entry, manifest: offered }: ReleaseOffer,
  { trustedOrigins, builds }: VerificationParts,
): Promise<Manifest> {
  const parsed = Manifest.safeParse(offered);
  const manifest = parsed.data ?? refuse('release.malformed', { cause: parsed.error });
  if (manifest.key !== key) refuse('release.foreign');
  const isOwn = entry === builds.entryOf(key);
  if (!isOwn && !isBelow(trustedOrigins, entry)) refuse('release.misplaced');
  const unproved = unprovedFile(manifest);
  if (unproved !== undefined) refuseFile('release.unproved', unproved);
  if (isOwn) {
    for (const [file, hash] of Object.entries(manifest.integrity)) {
      if ((await builds.hashOf(key, file)) !== hash) refuseFile('release.differs', file);
    }
  }
  return manifest;
}

const isBelow = (origins: readonly string[], entry: string): boolean =>
  URL.canParse(entry) && origins.includes(new URL(entry).origin);

const words = {
  'release.unproved': '加载清单缺少文件的完整性校验值',
  'release.differs': '文件与加载清单的完整性校验值不一致',
} as const;

const refuseFile = (refusal: keyof typeof words, file: string): never =>
  refuse(refusal, { message: `${words[refusal]}：${file}` });
