import {
  getDepartmentTree,
  listDepartmentUsers,
  listUsers,
} from '@portal/contract/workplace/people';
import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/http/serve.ts';
import type { DepartmentTree } from './department-tree.ts';
import type { Users } from './users.ts';

interface PeopleRouteParts {
  users: Users;
  departments: DepartmentTree;
}

/** Most people of a department that come at once. */
const mostOfDepartment = 500;

export function peopleRoutes(app: FastifyInstance, { users, departments }: PeopleRouteParts): void {
  serve(app, listUsers, (input, { session }) => {
    const { username, realname, keyword, departId, storeNo, pageNo, pageSize } = input;
    const wanted = [username, realname, keyword].map(withoutStars).find(Boolean) ?? '';
    const query = { keyword: wanted, departId, storeNo, pageNo, pageSize };
    return users.page(query, session);
  });
  serve(app, listDepartmentUsers, async ({ id, realname }, { session }) => {
    const query = { keyword: withoutStars(realname), pageNo: 1, pageSize: mostOfDepartment };
    const { records } = await users.page({ ...query, departId: id }, session);
    return records;
  });
  serve(app, getDepartmentTree, ({ ids }) => departments.whole(ids.split(',').filter(Boolean)));
}

/** Lists of this family write a part of a word as `*part*`. */
const withoutStars = (words: string): string => words.replaceAll('*', '').trim();
