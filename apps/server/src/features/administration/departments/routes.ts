import {
  addDepartment,
  deleteDepartment,
  editDepartment,
  getDepartmentChanges,
  getMergeEffect,
  getMoveEffect,
  listDepartments,
  mergeDepartment,
  moveDepartment,
} from '@portal/contract/administration/departments';
import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/http/serve.ts';
import type { DepartmentDesk } from './departments.ts';
import type { DepartmentMoves } from './moves.ts';

interface Served {
  desk: DepartmentDesk;
  moves: DepartmentMoves;
}

export function departmentDeskRoutes(app: FastifyInstance, { desk, moves }: Served): void {
  serve(app, listDepartments, () => desk.list());
  serve(app, addDepartment, (form, caller) => desk.add(form, caller));
  serve(app, editDepartment, async ({ id, version, ...fields }, caller) => {
    await desk.edit(id, version, fields, caller);
    return null;
  });
  serve(app, getMoveEffect, ({ id, parentId }, caller) => moves.moveEffect(id, parentId, caller));
  serve(app, moveDepartment, async ({ id, ...to }, caller) => {
    await moves.move(id, to, caller);
    return null;
  });
  serve(app, getMergeEffect, ({ id, into }, caller) => moves.mergeEffect(id, into, caller));
  serve(app, mergeDepartment, async ({ id, into, version }, caller) => {
    await moves.merge(id, into, version, caller);
    return null;
  });
  serve(app, deleteDepartment, async ({ id }, caller) => {
    await desk.remove(id, caller);
    return null;
  });
  serve(app, getDepartmentChanges, ({ id, ...page }) => desk.changes(id, page));
}
