import type { DumpRow } from './sql-dump.ts';

/** The tables of a Jeecg database that are read. */
export const jeecgTables = [
  'sys_user',
  'sys_role',
  'sys_permission',
  'sys_role_permission',
  'sys_depart',
  'sys_user_depart',
  'sys_user_role',
  'sys_dict',
  'sys_dict_item',
  'sys_position',
  'sys_user_position',
  'sys_tenant',
  'sys_check_rule',
  'sys_permission_data_rule',
] as const;
export type JeecgTable = (typeof jeecgTables)[number];

export type JeecgDump = ReadonlyMap<string, readonly DumpRow[]>;

/** A row with its text values; what is deleted in Jeecg is not there. */
export interface JeecgRow {
  row: number;
  of: (column: string) => string;
}

export const rowsOf = (dump: JeecgDump, table: JeecgTable): JeecgRow[] =>
  (dump.get(table) ?? [])
    .filter(({ values }) => (values.get('del_flag') ?? '0') !== '1')
    .map(({ row, values }) => ({ row, of: (column) => (values.get(column) ?? '').trim() }));

/** Returns a function from the id of a row to another of its columns. */
export function columnById(rows: readonly JeecgRow[], column: string): (id: string) => string {
  const byId = new Map(rows.map(({ of }) => [of('id'), of(column)]));
  return (id) => byId.get(id) ?? '';
}
