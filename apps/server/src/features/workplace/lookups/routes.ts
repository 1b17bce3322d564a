import {
  getOptionLabels,
  getOptionText,
  listPagedLookups,
  loadTree,
  pageOptions,
  searchOptions,
} from '@portal/contract/workplace/lookups';
import type { FastifyInstance } from 'fastify';
import { refuse } from '#platform/http/refuse.ts';
import { serve } from '#platform/http/serve.ts';
import type { Lookups } from './lookups.ts';
import type { DepartmentTree } from './department-tree.ts';

interface LookupRouteParts {
  lookups: Lookups;
  departments: DepartmentTree;
}

export function lookupRoutes(
  app: FastifyInstance,
  { lookups, departments }: LookupRouteParts,
): void {
  serve(app, searchOptions, async ({ dict, ...query }, { session }) => {
    const { records } = await lookups.page(dict, query, session);
    return records;
  });
  serve(app, getOptionLabels, async ({ dict, key, delNotExist }, { session }) => {
    const found = await lookups.labels(dict, key.split(',').filter(Boolean), session);
    return found.flatMap(({ value, label }) => {
      if (label !== undefined) return [label];
      return delNotExist === 'true' ? [] : [value];
    });
  });
  serve(app, getOptionText, async ({ dictCode, key }, { session }) => {
    const [found] = await lookups.labels(dictCode, [key], session);
    return found?.label ?? '';
  });
  serve(app, listPagedLookups, async () => lookups.paged());
  serve(app, pageOptions, ({ no, keyword, pageNo, pageSize, ...filters }, { session }) =>
    lookups.page(no, { keyword, pageNo, pageSize, filters }, session),
  );
  serve(app, loadTree, ({ tableName, text, code, pid }) => {
    if (!lookups.isTree(`${tableName},${text},${code}`)) refuse('dictionary.unknown');
    return departments.below(pid);
  });
}
