import { checkByRule, checkDuplicate, checkOnlyUser } from '@portal/contract/workplace/checks';
import type { FastifyInstance } from 'fastify';
import { refuse } from '#platform/http/refuse.ts';
import { serve } from '#platform/http/serve.ts';
import type { Checks } from './checks.ts';

export function checkRoutes(app: FastifyInstance, checks: Checks): void {
  serve(app, checkOnlyUser, async (given, { session }) => {
    const [field = '', value = ''] = Object.entries(given).find(([, each]) => Boolean(each)) ?? [];
    const isTaken = await checks.isTaken(`sys_user.${field}`, { value, exceptId: '' }, session);
    if (isTaken) refuse('user.taken');
    return true as const;
  });
  serve(app, checkDuplicate, async ({ tableName, fieldName, fieldVal, dataId }, { session }) => {
    const query = { value: fieldVal, exceptId: dataId };
    const isTaken = await checks.isTaken(`${tableName}.${fieldName}`, query, session);
    return isTaken ? refuse('check.taken') : null;
  });
  serve(app, checkByRule, async ({ ruleCode, value }) => {
    const failed = await checks.failure(ruleCode, value);
    return failed ? refuse('check.failed', { message: failed.message, result: failed }) : null;
  });
}
