import { getBoard } from '@portal/contract/analysis/board';
import { getSalesReport } from '@portal/contract/analysis/sales-reports';
import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/http/serve.ts';
import type { Analysis } from './analysis.ts';

export function analysisRoutes(app: FastifyInstance, analysis: Analysis): void {
  serve(app, getBoard, (about, caller) => analysis.boardFor(caller, about));
  serve(app, getSalesReport, (about, caller) => analysis.reportFor(caller, about));
}
