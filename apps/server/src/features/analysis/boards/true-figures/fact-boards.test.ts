import { getBoard } from '@portal/contract/analysis/board';
import { type SubsystemKey, subsystemKeys } from '@portal/contract/subsystems/subsystem-keys';
import { expect, test } from 'vitest';
import { startWorld } from '#testing/world.ts';
import { recordBoards } from '../records/all.ts';
import { boardOf, differencesOn } from './figures-of.ts';
import { daysSoFar, inMonth, type Named, type NamedBoard, percentOf } from './named-figures.ts';

const world = await startWorld();
const stores = ['S02001', 'S02002'];
const chief = await world.person({
  roles: ['administrator'],
  stores,
  businessGroups: ['BG01'],
  companies: ['C01'],
  departments: ['d-a01a09'],
});

const sum = (field: string) => `sum(${field})`;
const slips = inMonth('ors_slips', 'day', "scope = 'S02001'");
const sold = inMonth('sales_day', 'day', "store_no in ('S02001', 'S02002')");
const ofStore = inMonth('sales_day', 'day', "store_no = 'S02001'");
const goods = inMonth('sales_category_day', 'day', "bg_no = 'BG01'");
const read = inMonth('content_day', 'day', "bg_no = 'BG01'");
const visits = inMonth('member_day', 'day', "bg_no = 'BG01'");
const group = inMonth('sales_group_day', 'day', "bg_no = 'BG01'");
const work = inMonth('attendance_day', 'day', "org_code like 'A01A09%'");
const area = (where: string) =>
  `(select sum(area_sqm) from store where tenant_id = 0 and status = 'open' and ${where})`;
const oldest = (days: number) => `(select cost from (
  select sum(cost_cents) / 100 as cost, i.sort from stock_age
  join dictionary_item i on i.tenant_id = 0 and dictionary_code = 'stock_age' and value = bucket
  where stock_age.tenant_id = 0 and bg_no = 'BG01' group by i.sort
  ) aged order by sort offset ${days} limit 1)`;
const soldThrough = percentOf(goods(sum('units')), goods(sum('received_units')));
const cover = `(select sum(cost_cents) from stock_age where tenant_id = 0 and bg_no = 'BG01') / (
  select sum(cost_cents) / 30.0 from sales_category_day
  where tenant_id = 0 and bg_no = 'BG01' and day between '2026-10-23' and '2026-11-21')`;
const leave = 'annual_leave + sick_leave + personal_leave';
const amount = `${visits(sum('amount_cents'))} / 100.0`;

/** No path leads into a category of goods that stores sold: it is known by its name. */
const soldByCategory: NamedBoard['shares'] = {
  of: goods(sum('amount_cents')),
  parts: {
    sales_category_day: `category = (select value from dictionary_item
      where tenant_id = 0 and dictionary_code = 'goods_category' and text = $)`,
  },
};

const salesOf = (count: typeof sold, where: string): Named => [
  ['本月销售额', `${count(sum('amount_cents'))} / 100.0`],
  ['连带率', count('sum(units)::numeric / sum(orders)')],
  ['坪效', `${count(sum('amount_cents'))} / 100.0 / ${daysSoFar} / ${area(where)}`],
  ['客单价', count('sum(amount_cents) / 100.0 / sum(orders)')],
  ['平均折扣', count('10.0 * sum(amount_cents) / sum(list_cents)')],
  ['每日销售额', `${count(sum('amount_cents'))} / 100.0`],
];

const boards: Readonly<Partial<Record<SubsystemKey, NamedBoard>>> = {
  cms: {
    figures: [
      ['本月栏目阅读', read(sum('views'))],
      ['栏目更新', read(sum('published'))],
      ['阅读人次', read(sum('readers'))],
      ['学完人次', read(sum('finished'))],
      ['学完率', percentOf(read(sum('finished')), read(sum('readers')))],
      ['每日阅读', read(sum('views'))],
      ['阅读结构：学完', read(sum('finished'))],
      ['阅读结构：未学完', read(sum('readers - finished'))],
    ],
    columns: [
      ['阅读', read(sum('views'))],
      ['发布', read(sum('published'))],
      ['阅读人次', read(sum('readers'))],
      ['学完率', percentOf(read(sum('finished')), read(sum('readers')))],
    ],
    places: { content_day: 'topic = $' },
    shares: { of: read(sum('views')), parts: { content_day: 'kind = $' } },
  },
  crm: {
    figures: [
      ['本月会员销售额', amount],
      ['新增会员', inMonth('crm_members', 'joined', "scope = 'BG01'")('count(*)')],
      ['会员到店', visits(sum('active'))],
      ['会员复购', visits(sum('repurchased'))],
      ['到店复购率', percentOf(visits(sum('repurchased')), visits(sum('active')))],
      ['会员销售占比', percentOf(visits(sum('amount_cents')), group(sum('amount_cents')))],
      ['每次到店消费', `${amount} / ${visits(sum('active'))}`],
      ['每日会员销售额', amount],
      ['会员到店构成：复购', visits(sum('repurchased'))],
      ['会员到店构成：其他到店', visits(sum('active - repurchased'))],
    ],
    columns: [
      ['会员销售额（万）', amount],
      ['新增', inMonth('crm_members', 'joined', "scope = 'BG01'")('count(*)')],
      ['到店', visits(sum('active'))],
      ['到店复购率', percentOf(visits(sum('repurchased')), visits(sum('active')))],
    ],
    shares: ['周日', '周一', '周二', '周三', '周四', '周五', '周六'].map((label, nth) => [
      label,
      visits('sum(amount_cents)::float8 / count(distinct day)', `extract(dow from day) = ${nth}`),
    ]),
  },
  dcp: {
    figures: [
      ...salesOf(sold, "store_no in ('S02001', 'S02002')"),
      ['目标达成', percentOf(sold(sum('amount_cents')), sold('sum(target_cents) / 21.0 * 30'))],
      ['售罄率', soldThrough],
      ['库存周转', cover],
    ],
    columns: [
      ['销售额（万）', `${sold(sum('amount_cents'))} / 100.0`],
      ['按进度达成', percentOf(sold(sum('amount_cents')), sold(sum('target_cents')))],
      ['连带率', sold('sum(units)::numeric / sum(orders)')],
      [
        '坪效',
        `${sold(sum('amount_cents'))} / 100.0 / ${daysSoFar} / ${area("store_no in ('S02001', 'S02002')")}`,
      ],
    ],
    places: { sales_day: 'store_no = $', store: 'store_no = $' },
    shares: soldByCategory,
  },
  hr: {
    figures: [
      ['本月出勤率', percentOf(work(sum('present')), work(sum('expected')))],
      ['应出勤', work(sum('expected'))],
      ['准时率', percentOf(work(sum('present - late')), work(sum('present')))],
      ['迟到', work(sum('late'))],
      ['缺勤', work(sum('absent'))],
      ['请假缺勤', work(sum(leave))],
      ['加班', work(sum('overtime_hours'))],
      ['每日出勤率', percentOf(work(sum('present')), work(sum('expected')))],
      ['出勤构成：准时', work(sum('present - late'))],
      ['出勤构成：迟到', work(sum('late'))],
      ['出勤构成：请假', work(sum(leave))],
      ['出勤构成：缺勤', work(sum('absent'))],
    ],
    columns: [
      ['出勤率', percentOf(work(sum('present')), work(sum('expected')))],
      ['准时率', percentOf(work(sum('present - late')), work(sum('present')))],
      ['缺勤', work(sum('absent'))],
      ['加班（小时）', work(sum('overtime_hours'))],
    ],
    places: { attendance_day: "org_code like $ || '%'" },
    shares: [
      ['年假', work(sum('annual_leave'))],
      ['病假', work(sum('sick_leave'))],
      ['事假', work(sum('personal_leave'))],
    ],
  },
  imos: {
    figures: [
      ['本月售罄率', soldThrough],
      ['销售件数', goods(sum('units'))],
      ['到店件数', goods(sum('received_units'))],
      ['销售额', `${goods(sum('amount_cents'))} / 100.0`],
      ['销售成本', `${goods(sum('cost_cents'))} / 100.0`],
      ['毛利率', percentOf(goods(sum('amount_cents - cost_cents')), goods(sum('amount_cents')))],
      ['库存周转', cover],
      ['每日销售件数', goods(sum('units'))],
    ],
    columns: [
      ['销售（件）', goods(sum('units'))],
      ['到店（件）', goods(sum('received_units'))],
      ['售罄率', soldThrough],
      ['毛利率', percentOf(goods(sum('amount_cents - cost_cents')), goods(sum('amount_cents')))],
    ],
    places: { sales_category_day: 'category = $' },
    shares: { of: goods(sum('amount_cents')), parts: { sales_category_day: 'category = $' } },
  },
  ors: {
    figures: [
      ['本月销售额', slips(sum('amount'))],
      ['目标达成', percentOf(slips('sum(amount) * 100'), ofStore('sum(target_cents) / 21.0 * 30'))],
      ['售罄率', soldThrough],
      ['连带率', slips("sum(units)::numeric / count(*) filter (where kind = 'sale')")],
      ['坪效', `${slips(sum('amount'))} / ${daysSoFar} / ${area("store_no = 'S02001'")}`],
      ['客单价', slips("sum(amount) / count(*) filter (where kind = 'sale')")],
      ['平均折扣', slips('10.0 * sum(amount) / sum(list)')],
      ['库存周转', cover],
      ['每日销售额', slips(sum('amount'))],
    ],
    // The slips of the demonstration begin with the month; of earlier ones there are the sums of each day.
    earlier: salesOf(ofStore, "store_no = 'S02001'"),
    columns: [
      ['销售额（万）', slips(sum('amount'))],
      ['按进度达成', percentOf(slips('sum(amount) * 100'), ofStore(sum('target_cents')))],
      ['连带率', slips("sum(units)::numeric / count(*) filter (where kind = 'sale')")],
      ['坪效', `${slips(sum('amount'))} / ${daysSoFar} / ${area("store_no = 'S02001'")}`],
    ],
    shares: soldByCategory,
  },
};

const nothing: NamedBoard = { figures: [], columns: [], shares: [] };

/** The parts of a structure that are as many as the organisation has: ages of stock, and companies. */
const partsOf = {
  aged: (parts: readonly string[]): Named => parts.map((label, nth) => [label, oldest(nth)]),
  company: (parts: readonly string[]): Named =>
    parts.map((label) => [
      label,
      sold(
        'sum(amount_cents) / 100.0',
        `store_no in (select store_no from store join company using (tenant_id, company_no)
            where tenant_id = 0 and company_name = '${label.split('：')[1]}')`,
      ),
    ]),
};

test('FIX-51 each of the fifteen boards has queries for its figures', () => {
  const all = [...Object.keys(boards), ...Object.keys(recordBoards)];
  expect(all.toSorted()).toEqual(subsystemKeys.toSorted());
});

test.each(subsystemKeys.filter((system) => boards[system]))(
  'FIX-51 TRU-06 each figure of the board of %s is what its label names, counted over its days',
  async (system) => {
    const about = boards[system] ?? nothing;
    const board = await boardOf(chief, system);
    const { title, parts } = board.structure;
    const labels = parts.map(({ label }) => `${title}：${label}`);
    const more = title.startsWith('库龄')
      ? partsOf.aged(labels)
      : title.startsWith('分公司')
        ? partsOf.company(labels)
        : [];
    expect(
      await differencesOn(world, board, {
        ...about,
        figures: [...about.figures, ...more],
      }),
    ).toEqual([]);
  },
);

test('FIX-51 two boards that name the same figure of a group say the same', async () => {
  const ofGroup = await world.person({ roles: ['administrator'], businessGroups: ['BG01'] });
  const [goodsBoard, sales] = [
    await boardOf(chief, 'imos'),
    await ofGroup.call(getBoard, { system: 'dcp', period: 'month' }),
  ];
  for (const label of ['售罄率', '库存周转']) {
    const said = [goodsBoard, sales].map(({ main, figures }) =>
      [main, ...figures].find((each) => each.label.endsWith(label)),
    );
    expect({ label, text: said[0]?.text }).toEqual({ label, text: said[1]?.text });
  }
});
