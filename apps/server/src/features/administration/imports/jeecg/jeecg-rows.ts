import { itemColors } from '@portal/contract/administration/dictionaries';
import { email, mobile } from '@portal/contract/field-rules';
import { segmentsIn, type WantedRule } from '../check-rules.ts';
import type { WantedDepartment } from '../departments.ts';
import type { WantedItem } from '../dictionaries.ts';
import type { WantedPerson } from '../people.ts';
import type { WantedRow } from '../plan.ts';
import type { WantedPosition } from '../positions.ts';
import { columnById, type JeecgDump, type JeecgRow, rowsOf } from './jeecg-tables.ts';

/** A company of Jeecg is a department of this category. */
const companyCategory = '1';

/** Rows of a Jeecg database, in terms of the portal. */
export interface JeecgData {
  companies: WantedRow<{ no: string; name: string }>[];
  departments: WantedRow<WantedDepartment>[];
  positions: WantedRow<WantedPosition>[];
  people: WantedRow<WantedPerson>[];
  items: WantedRow<WantedItem>[];
  rules: WantedRow<WantedRule>[];
  /** People who are frozen in Jeecg: they are not taken over. */
  frozen: number;
}

/** Translates rows of Jeecg. `company` is that of departments below none. */
export function readJeecg(dump: JeecgDump, company: string | undefined): JeecgData {
  const departs = rowsOf(dump, 'sys_depart');
  const users = rowsOf(dump, 'sys_user');
  const companies = departs.filter(({ of }) => of('org_category') === companyCategory);
  const active = users.filter(({ of }) => of('status') !== '2');
  return {
    companies: companies.map(({ row, of }) => ({
      row,
      value: { no: of('org_code'), name: of('depart_name') },
    })),
    departments: departmentsIn(departs, company ?? companies[0]?.of('org_code') ?? ''),
    positions: rowsOf(dump, 'sys_position').map(({ row, of }) => ({
      row,
      value: { code: of('code'), name: of('name') },
    })),
    people: peopleIn(dump, active, departs),
    items: itemsIn(dump),
    rules: rowsOf(dump, 'sys_check_rule').map(({ row, of }) => ({
      row,
      value: {
        code: of('rule_code'),
        name: of('rule_name'),
        segments: segmentsIn(of('rule_json')),
      },
    })),
    frozen: users.length - active.length,
  };
}

function departmentsIn(
  departs: readonly JeecgRow[],
  company: string,
): WantedRow<WantedDepartment>[] {
  const byId = new Map(departs.map((row) => [row.of('id'), row]));
  const companyOf = (row: JeecgRow, steps = 0): string => {
    if (row.of('org_category') === companyCategory) return row.of('org_code');
    const above = byId.get(row.of('parent_id'));
    return above && steps < 50 ? companyOf(above, steps + 1) : company;
  };
  return departs.map((each) => ({
    row: each.row,
    value: {
      code: each.of('org_code'),
      name: each.of('depart_name'),
      parent: byId.get(each.of('parent_id'))?.of('org_code') ?? '',
      companyNo: companyOf(each),
      sort: Math.trunc(Number(each.of('depart_order'))) || 0,
    },
  }));
}

function peopleIn(
  dump: JeecgDump,
  users: readonly JeecgRow[],
  departs: readonly JeecgRow[],
): WantedRow<WantedPerson>[] {
  const codeOf = columnById(departs, 'org_code');
  const positionCode = columnById(rowsOf(dump, 'sys_position'), 'code');
  const departments = keysByUser(rowsOf(dump, 'sys_user_depart'), 'dep_id', codeOf);
  const positions = keysByUser(rowsOf(dump, 'sys_user_position'), 'position_id', positionCode);
  const positionCodes = new Set(rowsOf(dump, 'sys_position').map(({ of }) => of('code')));
  return users.map(({ row, of }) => {
    const posts = of('post')
      .split(',')
      .map((post) => positionCode(post) || post)
      .filter((code) => positionCodes.has(code));
    return {
      row,
      value: {
        workNo: of('username'),
        realname: (of('realname') || of('username')).slice(0, 40),
        sex: of('sex') === '1' ? 1 : of('sex') === '2' ? 2 : undefined,
        // Masked and foreign numbers are none that a code could be sent to.
        phone: soundText(of('phone'), mobile),
        email: of('email').length > 100 ? undefined : soundText(of('email'), email),
        departments: departments.get(of('id')) ?? [],
        positions: [...new Set([...posts, ...(positions.get(of('id')) ?? [])])],
      },
    };
  });
}

/** Returns a text that a field takes; undefined for none, and for one that it refuses. */
const soundText = (text: string, rule: (value: string) => string): string | undefined =>
  text !== '' && rule(text) === '' ? text : undefined;

function keysByUser(
  rows: readonly JeecgRow[],
  column: string,
  keyOf: (id: string) => string,
): Map<string, string[]> {
  const byUser = new Map<string, string[]>();
  for (const { of } of rows) {
    const key = keyOf(of(column));
    if (key === '') continue;
    byUser.set(of('user_id'), [...(byUser.get(of('user_id')) ?? []), key]);
  }
  return byUser;
}

function itemsIn(dump: JeecgDump): WantedRow<WantedItem>[] {
  const dicts = rowsOf(dump, 'sys_dict');
  const [codeOf, nameOf] = [columnById(dicts, 'dict_code'), columnById(dicts, 'dict_name')];
  return rowsOf(dump, 'sys_dict_item').flatMap(({ row, of }) => {
    const dict = of('dict_id');
    const color = itemColors.find((name) => name === of('item_color'));
    return codeOf(dict) === ''
      ? []
      : {
          row,
          value: {
            code: codeOf(dict),
            name: nameOf(dict),
            value: of('item_value'),
            text: of('item_text'),
            ...(color && { color }),
            enabled: of('status') !== '0',
            description: of('description').slice(0, 200),
            sort: Math.trunc(Number(of('sort_order'))) || 0,
          },
        };
  });
}
