import type { SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import {
  daysSoFar,
  inMonth,
  type Named,
  type NamedBoard,
  percentOf,
  wholeDays,
} from './named-figures.ts';

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
const oldest = (younger: number) => `(select cost from (
  select sum(cost_cents) / 100 as cost, row_number() over (order by i.sort) as nth from stock_age
  join dictionary_item i on i.tenant_id = 0 and dictionary_code = 'stock_age' and value = bucket
  where stock_age.tenant_id = 0 and bg_no = 'BG01' group by i.sort
  ) aged where nth = ${younger + 1})`;
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

const targetOf = (count: typeof sold): Named => [
  ['目标', `${count(sum('target_cents'))} / 100.0 / ${daysSoFar} * ${wholeDays}`],
  ['时间进度', `100.0 * ${daysSoFar} / ${wholeDays}`],
];

const ofCompany =
  'store_no in (select store_no from store where tenant_id = 0 and company_no = place)';
const stock =
  "(select sum(cost_cents) / 100 from stock_age where tenant_id = 0 and bg_no = 'BG01')";
const old = `(${oldest(2)} + ${oldest(3)})`;
const ofStock: NamedBoard['sentences'] = [
  ['成本 ¥ #', stock],
  [
    '181–365 天、365 天以上的库存共占 #%，合 ¥ #；按近 30 天的销售，全部库存约需 # 天售完。',
    percentOf(old, stock),
    old,
    cover,
  ],
];
/** The department of the reader without those below it, and each of these with all below. */
const ofBranch = 'left(org_code, 9) = place';
const ownBranches = `select distinct left(org_code, 9) from attendance_day
  where tenant_id = 0 and org_code like 'A01A09%'`;

/** Figures that the boards of daily facts name, by their system. */
export const factFigures: Readonly<Partial<Record<SubsystemKey, NamedBoard>>> = {
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
    sentences: [
      ['共 # 人次', read(sum('readers'))],
      [
        '学完率最低的是「*」，#%。',
        {
          of: percentOf(read(sum('finished')), read(sum('readers'))),
          is: 'min',
          among: `select distinct topic from content_day where tenant_id = 0 and bg_no = 'BG01'`,
        },
      ],
    ],
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
      ['新增会员', inMonth('crm_members', 'joined', "scope = 'BG01'")('count(*)')],
      ['会员到店', visits(sum('active'))],
      ['到店复购率', percentOf(visits(sum('repurchased')), visits(sum('active')))],
    ],
    shares: ['周日', '周一', '周二', '周三', '周四', '周五', '周六'].map((label, nth) => [
      label,
      visits('sum(amount_cents)::float8 / count(distinct day)', `extract(dow from day) = ${nth}`),
    ]),
    sentences: [
      ['到店 # 人次', visits(sum('active'))],
      [
        '会员贡献了 #% 的销售额，合 ¥ #。',
        percentOf(visits(sum('amount_cents')), group(sum('amount_cents'))),
        amount,
      ],
    ],
  },
  dcp: {
    figures: [
      ...salesOf(sold, "store_no in ('S02001', 'S02002')"),
      ...targetOf(sold),
      [
        '目标达成',
        percentOf(
          sold(sum('amount_cents')),
          sold(`sum(target_cents) * 1.0 / ${daysSoFar} * ${wholeDays}`),
        ),
      ],
      ['售罄率（所属事业部）', soldThrough],
      ['库存周转（所属事业部）', cover],
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
    sentences: [
      ['合计 ¥ #', `${sold(sum('amount_cents'))} / 100.0`],
      [
        '按进度达成最好的是*，#%。',
        {
          of: percentOf(sold(sum('amount_cents'), ofCompany), sold(sum('target_cents'), ofCompany)),
          is: 'max',
          among: 'select company_no from company where tenant_id = 0',
        },
      ],
    ],
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
    sentences: [
      ['应出勤 # 人次', work(sum('expected'))],
      [
        '准时率最低的是*，#%，迟到 # 人次。',
        {
          of: percentOf(work(sum('present - late'), ofBranch), work(sum('present'), ofBranch)),
          is: 'min',
          among: ownBranches,
        },
        { of: work(sum('late'), ofBranch), is: 'own' },
      ],
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
    sentences: [...ofStock],
  },
  ors: {
    figures: [
      ['本月销售额', slips(sum('amount'))],
      ...targetOf(ofStore),
      [
        '目标达成',
        percentOf(
          slips('sum(amount) * 100'),
          ofStore(`sum(target_cents) * 1.0 / ${daysSoFar} * ${wholeDays}`),
        ),
      ],
      ['售罄率（所属事业部）', soldThrough],
      ['连带率', slips("sum(units)::numeric / count(*) filter (where kind = 'sale')")],
      ['坪效', `${slips(sum('amount'))} / ${daysSoFar} / ${area("store_no = 'S02001'")}`],
      ['客单价', slips("sum(amount) / count(*) filter (where kind = 'sale')")],
      ['平均折扣', slips('10.0 * sum(amount) / sum(list)')],
      ['库存周转（所属事业部）', cover],
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
    sentences: [...ofStock],
  },
};

/** The parts of a structure that are as many as the organisation has: ages of stock, and companies. */
export const partsOf = {
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
