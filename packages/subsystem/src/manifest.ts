import { SubsystemName } from '@portal/contract/subsystems';
import { z } from 'zod';

/** The version of the contract between shell and subsystems, and of the `@portal/*` modules they share. */
export const sdkVersion = 1;

/** A file of the build, below the folder of the manifest: no way out of it, no other host. */
const File = z.string().regex(/^(?!.*\.\.)[\w-][\w./-]*$/);

/** `subsystem.json`: what a subsystem's build writes and the stage reads before anything else of it. */
export const Manifest = z.object({
  key: SubsystemName,
  /** Any number is read, so that a strange one can be named rather than called unreadable. */
  sdk: z.int(),
  version: z.string(),
  /** The modules it takes from the shell, each with the oldest version that will do (`^19.3.1`) or `*`. */
  requires: z.record(z.string(), z.string()),
  entry: File,
  css: z.array(File),
  /** What the entry imports at once: fetched ahead of the pages. */
  preload: z.array(File),
  /** `sha384-…` of every file that is code or style; one that differs is refused. */
  integrity: z.record(File, z.string().startsWith('sha384-')),
});
export type Manifest = z.infer<typeof Manifest>;
