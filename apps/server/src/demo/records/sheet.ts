import type { RecordField } from '@portal/contract/records/fields';
import type { RecordFields, RecordValue } from '@portal/contract/records/field-values';
import { keyOfType, type RecordType, stepsOf } from '@portal/contract/records/record-type';
import { isEmptyValue } from '@portal/contract/records/rules';
import { recordTypes } from '@portal/contract/records/types/all';
import { sql } from 'kysely';
import { columnsOf, tableOf, wordsOf } from '#features/workplace/records/table.ts';
import type { Database } from '#platform/database/database.ts';
import { daysBefore } from '../organisation/calendar.ts';
import { recordMakers } from './all.ts';
import { cast } from '../people/cast.ts';
import { businessGroups } from '../organisation/organisation.ts';
import { personId } from '../people/people.ts';

/** Records per scope of a type: more than one page where there are few scopes. */
const perScope = { store: 24, stores: 24, group: 60, company: 24, own: 6, all: 90 };

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
  note: ['补点一次', '数量已复核', '已与店长确认', '按区域要求处理'],
  reason: ['家中有事', '身体不适', '陪同就医', '探亲'],
  party: ['示例置业公司', '示例纺织厂', '示例物流公司', '示例商贸公司'],
};

/** Loads records of the types that have no maker yet, the same sheet for each store and group. */
export async function loadRecords(
  db: Database,
  workplaces: { person_id: string; store_no: string }[],
  now: Date,
): Promise<void> {
  const people = cast.map(({ workNo }) => personId(workNo));
  // Where somebody can sign in who could look at them; others would be many, and seen by nobody.
  const seen = workplaces.filter((place) => people.includes(place.person_id));
  const stores = [...new Set(seen.map(({ store_no }) => store_no))];
  const scopes = {
    store: stores,
    stores,
    group: businessGroups.map(({ bg_no }) => bg_no),
    company: [],
    own: people,
    all: [''],
  };
  const makes = new Set(recordMakers.map(({ type }) => keyOfType(type)));
  for (const type of recordTypes.filter((one) => !makes.has(keyOfType(one))))
    await loadSheet(db, type, scopes[type.scope], now);
}

const author = '演示数据';

async function loadSheet(
  db: Database,
  type: RecordType,
  scopes: string[],
  now: Date,
): Promise<void> {
  const sheet = Array.from({ length: perScope[type.scope] }, (_, nth) => recordOf(type, nth, now));
  const columns = Object.entries(type.fields).flatMap(([name, field]) => columnsOf(name, field));
  const names = columns.map(({ name }) => sql.ref(name));
  const values = columns.map(({ name, type: of }) => sql`(fields->>${name})::${sql.raw(of)}`);
  const [prefix = '', digits = ''] = type.number.split('{yyyymm}');
  const table = sql.table(tableOf(type));
  await sql`
    insert into ${table} (
      id, scope, state, ${sql.join(names)}, words, created_at, created_by, changed_at, changed_by
    )
    select id, scope, fields->>'$state', ${sql.join(values)}, lower(id) || (fields->>'$words'),
      at, ${author}, at, ${author}
    from unnest(${scopes}::text[]) with ordinality as s (scope, scope_nth)
    cross join jsonb_array_elements(${JSON.stringify(sheet)}::jsonb)
      with ordinality as r (fields, nth)
    cross join lateral (
      select ${now}::timestamptz - make_interval(hours => (${sheet.length}::int - nth)::int) as at
    ) dated
    cross join lateral (
      select ${prefix} || to_char(at at time zone 'Asia/Shanghai', 'YYYYMM')
        || lpad(((scope_nth - 1) * ${sheet.length}::int + nth)::text, ${digits.length - 2}::int, '0') as id
    ) numbered
    where not exists (
      select from ${table} where tenant_id = current_tenant() and created_by = ${author}
    )
    on conflict do nothing`.execute(db);
  // New records are counted on from here, in each month that the sheet reaches.
  await sql`
    insert into record_number (record_type, period, last)
    select ${keyOfType(type)}, to_char(created_at at time zone 'Asia/Shanghai', 'YYYYMM'),
      ${scopes.length * sheet.length}::int
    from ${table} where tenant_id = current_tenant() and created_by = ${author}
    group by 2
    on conflict (tenant_id, record_type, period)
      do update set last = greatest(record_number.last, excluded.last)`.execute(db);
}

/** A record in a state that its fields allow, as columns by name. */
function recordOf(type: RecordType, nth: number, now: Date): Record<string, RecordValue> {
  const chance = (at: number): number => (nth + 3) * (at + 5) + ((nth * nth) % 11) * 7;
  const entries = Object.entries(type.fields).map(([name, field], at): [string, RecordValue] => [
    name,
    valueOf(name, field, chance(at), now),
  ]);
  const fields = withinRules(type, Object.fromEntries(entries), chance(1));
  const states = Object.keys(type.states);
  const state = states[chance(2) % states.length] ?? type.initial;
  for (const name of requiredFor(type, state)) {
    if (isEmptyValue(fields[name])) fields[name] = pick(texts[name] ?? [], nth);
  }
  return { ...fields, $state: state, $words: wordsOf(type, '', fields) };
}

/** The fields that steps into a state require. */
const requiredFor = (type: RecordType, state: string): string[] =>
  Object.keys(type.states).flatMap((from) =>
    Object.values(stepsOf(type, from)).flatMap(({ to, requires = [] }) =>
      to === state ? requires : [],
    ),
  );

function withinRules({ rules = [] }: RecordType, fields: RecordFields, nth: number): RecordFields {
  const sound = { ...fields };
  for (const { kind, field, other } of rules) {
    const [value, bound] = [sound[field], sound[other]];
    const areTexts = typeof value === 'string' && typeof bound === 'string';
    if (kind === 'not-before' && areTexts && value < bound) {
      Object.assign(sound, { [field]: bound, [other]: value });
    }
    if (kind === 'most') sound[field] = Math.max(1, Math.round(Number(bound) * 0.7));
    if (kind === 'required-when' && isEmptyValue(value))
      sound[field] = pick(texts[field] ?? [], nth);
  }
  return sound;
}

function valueOf(name: string, field: RecordField, chance: number, now: Date): RecordValue {
  if (field.kind === 'choice') return field.choices[chance % field.choices.length]?.value ?? null;
  if (field.kind === 'day') return daysBefore(now, (chance * 5) % 60);
  if (field.kind === 'count') {
    return field.least + ((chance * 37 + 20) % Math.min(900, field.most - field.least));
  }
  return field.aside && chance % 3 > 0 ? null : pick(texts[name] ?? [], chance);
}

const pick = (known: string[], chance: number): string | null =>
  known[chance % known.length] ?? null;
