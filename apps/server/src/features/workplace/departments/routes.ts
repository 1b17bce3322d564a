import {
  getOwnDepartments,
  selectDepartment,
  selectDepartmentByPut,
} from '@portal/contract/workplace/departments';
import type { UserInfo } from '@portal/contract/identity/session';
import type { FastifyInstance } from 'fastify';
import { refuse } from '#platform/http/refuse.ts';
import { serve } from '#platform/http/serve.ts';
import type { Session } from '#platform/session/session.ts';
import type { Departments } from './departments.ts';

interface DepartmentRouteParts {
  departments: Departments;
  userInfoOf: (session: Session) => Promise<UserInfo>;
}

export function departmentRoutes(
  app: FastifyInstance,
  { departments, userInfoOf }: DepartmentRouteParts,
): void {
  serve(app, getOwnDepartments, (_, { session }) => departments.ofSession(session));

  for (const call of [selectDepartment, selectDepartmentByPut]) {
    serve(app, call, async ({ orgCode, username, loginTenantId }, { session }) => {
      if (username !== session.workNo) refuse('claim.mismatch');
      if ((loginTenantId ?? session.tenantId) !== session.tenantId) refuse('claim.mismatch');
      await departments.choose(orgCode, session);
      return { userInfo: await userInfoOf({ ...session, orgCode }) };
    });
  }
}
