import type { FastifyInstance } from 'fastify';
import type { ImportFiles } from '#features/files/import-files.ts';
import { createImports } from '#features/imports/imports.ts';
import { importRoutes } from '#features/imports/routes.ts';
import type { Deletion } from '#platform/jobs/clean-up.ts';
import { reauthenticationCheck } from '#platform/session/reauthentication.ts';
import type { ImportSubject } from '#platform/sheets/import-subject.ts';
import type { World } from '../world.ts';
import type { SharedServices } from './shared.ts';

type Subjects = readonly (readonly [string, ImportSubject])[];

interface ImportParts extends Pick<SharedServices, 'audit'> {
  importFiles: ImportFiles;
  /** Record types, and lists of administration. */
  imports: Subjects;
  lists: Subjects;
}

/** Wires `features/imports`, for the subjects of other features. Returns what deletes old ones. */
export function wireImports(
  app: FastifyInstance,
  { db, jobs, clock }: World,
  { audit, importFiles: files, imports: types, lists }: ImportParts,
): Deletion {
  const subjects = new Map([...types, ...lists]);
  const isReauthenticated = reauthenticationCheck(clock);
  const imports = createImports({ db, jobs, clock, audit, files, subjects, isReauthenticated });
  importRoutes(app, imports);
  return imports.deleteOld;
}
