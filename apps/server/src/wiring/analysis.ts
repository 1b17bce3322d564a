import type { FastifyInstance } from 'fastify';
import { createAnalysis } from '#features/analysis/analysis.ts';
import type { RecordBoardParts } from '#features/analysis/boards/records/record-board.ts';
import { analysisRoutes } from '#features/analysis/routes.ts';
import type { World } from '../world.ts';
import type { SharedServices } from './shared.ts';

/** Wires `features/analysis`: the boards. */
export function wireAnalysis(
  app: FastifyInstance,
  { db, clock }: World,
  { permissions, measureRecords, rulePartsOf }: SharedServices & Omit<RecordBoardParts, 'db'>,
): void {
  analysisRoutes(app, createAnalysis({ db, clock, permissions, measureRecords, rulePartsOf }));
}
