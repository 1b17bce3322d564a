import { type Cell, keyOf, type List, type ListField } from '@portal/contract/lists/list';
import { lists } from '@portal/contract/lists/all';
import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { daysBefore } from './organisation/calendar.ts';
import { cast } from './people/cast.ts';
import { businessGroups } from './organisation/organisation.ts';
import { personId } from './people/people.ts';

/** Records per scope of a list: more than one page where there are few scopes. */
const perScope = { store: 24, group: 60, company: 24, own: 6, all: 90 };

/** Sample texts, by the name of the field. */
const texts: Record<string, string[]> = {
  area: ['一楼女装', '二楼男装', '后仓 A 区', '橱窗与中岛', '收银台周边'],
  to: ['上海徐家汇店', '杭州湖滨店', '南京新街口店', '苏州金鸡湖店'],
  store: ['上海徐家汇店', '成都春熙路店', '武汉江汉路店', '西安钟楼店'],
  style: ['YZ26W-1103', 'YZ26W-2217', 'YZ26A-0845', 'YZ26W-3309', 'YZ26A-0172'],
  name: ['试用顾客甲', '试用顾客乙', '试用顾客丙', '换季满减券', '生日礼遇券'],
  position: ['导购', '店长', '陈列师', '数据分析师', '仓储主管'],
  department: ['华东大区', '视觉陈列部', '电商运营部', '数据分析部', '仓储物流部'],
  title: ['门店租赁合同', '面料采购框架', '物流服务协议', '商标使用纠纷', '买卖合同纠纷'],
  party: ['示例置业公司', '示例纺织厂', '示例物流公司', '示例商贸公司'],
};

/** Records for the systems' business lists, the same sheet for each store and group. */
export async function loadRecords(
  db: Database,
  workplaces: { person_id: string; store_no: string }[],
  now: Date,
): Promise<void> {
  const people = cast.map(({ workNo }) => personId(workNo));
  // Where somebody can sign in who could look at them; others would be many, and seen by nobody.
  const seen = workplaces.filter((place) => people.includes(place.person_id));
  const scopes = {
    store: [...new Set(seen.map(({ store_no }) => store_no))],
    group: businessGroups.map(({ bg_no }) => bg_no),
    company: [],
    own: people,
    all: [''],
  };
  for (const list of lists) {
    const sheet = Array.from({ length: perScope[list.scope] }, (_, nth) =>
      recordOf(list, nth, now),
    );
    await sql`
      insert into list_record (list, id, scope, fields, words, changed_at, changed_by)
      select ${keyOf(list)}, id, scope, fields,
        lower(id || ' ' || (select string_agg(value, ' ') from jsonb_each_text(fields))),
        ${now}::timestamptz - make_interval(hours => (count - nth)::int), '演示数据'
      from unnest(${scopes[list.scope]}::text[]) with ordinality as s (scope, scope_nth)
      cross join jsonb_array_elements(${JSON.stringify(sheet)}::jsonb)
        with ordinality as r (fields, nth)
      cross join lateral (
        select ${sheet.length}::int as count,
          ${list.prefix} || lpad(((scope_nth - 1) * ${sheet.length}::int + nth)::text, 8, '0') as id
      ) numbered
      where not exists (
        select from list_record
        where tenant_id = current_tenant() and list = ${keyOf(list)} and changed_by = '演示数据'
      )
      on conflict do nothing`.execute(db);
  }
  const most = Math.max(...lists.map(({ scope }) => scopes[scope].length * perScope[scope]));
  await sql`
    select setval('list_record_number', greatest(last_value, ${most + 1_000}))
    from list_record_number`.execute(db);
}

const recordOf = ({ fields }: List, nth: number, now: Date): Record<string, Cell> =>
  Object.fromEntries(
    fields.map((field, at) => [
      field.name,
      cellOf(field, (nth + 3) * (at + 5) + ((nth * nth) % 11) * 7, now),
    ]),
  );

function cellOf(field: ListField, chance: number, now: Date): Cell {
  switch (field.kind) {
    case 'choice':
      return field.choices[chance % field.choices.length]?.value ?? null;
    case 'number':
      return field.least + ((chance * 37 + 20) % Math.min(900, field.most - field.least));
    case 'day':
      return daysBefore(now, (chance * 5) % 60);
    case 'text':
    default:
      return pick(texts[field.name] ?? [], chance);
  }
}

const pick = (known: string[], chance: number): Cell => known[chance % known.length] ?? null;
