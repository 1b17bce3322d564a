import { listPages } from '@portal/contract/access/pages';
import { getPermissions } from '@portal/contract/access/permissions';
import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/http/serve.ts';
import type { Permissions } from './permissions.ts';

export function permissionRoutes(app: FastifyInstance, permissions: Permissions): void {
  serve(app, getPermissions, ({ systemType }, { session }) =>
    permissions.prepared(session, systemType),
  );

  serve(app, listPages, (_, { session }) => permissions.preparedPages(session));
}
