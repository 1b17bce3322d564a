import { z } from 'zod';
import { pageNameForm } from '../access/page-address.ts';
import { SubsystemName } from './subsystems.ts';

/** A file of the build, below the folder of the manifest: no way out of it, no other host. */
const File = z.string().regex(/^(?!.*\.\.)[\w-][\w./-]*$/);

const integrityForm = /^sha384-[A-Za-z0-9+/]{64}$/;

/** `subsystem.json`: what a subsystem's build writes, the registry keeps, and the stage reads before anything else of it. */
export const Manifest = z.object({
  key: SubsystemName,
  /** Any number is read, so that a strange one can be named rather than called unreadable. */
  sdk: z.int(),
  /** Its package's version and what tells this build from others of it: `1.4.0+5d41402a`. */
  version: z.string().regex(/^[0-9A-Za-z][\w.+-]{0,63}$/),
  /** The modules it takes from the shell, each with the oldest version that will do (`^19.3.1`) or `*`. */
  requires: z.record(z.string(), z.string()),
  entry: File,
  css: z.array(File),
  /** The names of its pages, which menu items have as their component; missing where a build does not say. */
  components: z.array(z.string().regex(pageNameForm)).optional(),
  /** The files the entry imports at once: fetched ahead of the pages. */
  preload: z.array(File),
  /**
   * The parts its own code fetches and checks before it imports them: pages, and those of `requires` that pages alone
   * need. Files that are listed nowhere are fetched before the entry runs.
   */
  later: z.object({ files: z.array(File), requires: z.array(z.string()) }).optional(),
  /** `sha384-…` of every file; code or style that differs is refused. */
  integrity: z.record(File, z.string().regex(integrityForm)),
});
export type Manifest = z.infer<typeof Manifest>;

/** A file the stage would fetch and could not check; undefined for a manifest that proves all of them. */
export const unprovedFile = ({
  entry,
  css,
  preload,
  later,
  integrity,
}: Manifest): string | undefined =>
  [entry, ...css, ...preload, ...(later?.files ?? [])].find(
    (file) => !Object.hasOwn(integrity, file),
  );
