import { count, day, link, longText, money, person, store } from '@portal/contract/records/fields';
import { recordType } from '@portal/contract/records/record-type';

const most = 10_000_000;

/** Refunds can be more than sales. */
const sold = { least: -most, most };

/** The words for a day whose cash does not agree and is not explained, from browser and server. */
export const explanationWords = '现金与小票不一致，请填写差异说明';

/**
 * The close of a store's day. Its sums are those of the slips; the server computes them when the cash counted is handed
 * in, and opens a cash difference where the two do not agree.
 */
export const dailyClosings = recordType({
  system: 'ors',
  name: 'daily-closings',
  one: '日结单',
  number: 'RJ{yyyymm}{00000}',
  actions: 'ors:closing',
  scope: 'stores',
  storeField: 'store',
  fields: {
    store: store({ label: '门店', fixed: true, filterable: true, fromContext: true }),
    day: day({ label: '营业日', required: true, fixed: true, sortable: true }),
    counted: money({ label: '实点现金', ...sold, required: true, fixed: true, total: 'none' }),
    explanation: longText({ label: '差异说明', most: 200, aside: true, fixed: true }),
    difference: money({ label: '现金长短', ...sold, computed: true, sortable: true }),
    total: money({ label: '实收合计', ...sold, computed: true, sortable: true }),
    slips: count({ label: '小票', unit: '张', computed: true }),
    cash: money({ label: '现金', ...sold, computed: true }),
    wechat: money({ label: '微信', ...sold, computed: true }),
    alipay: money({ label: '支付宝', ...sold, computed: true }),
    card: money({ label: '银行卡', ...sold, computed: true }),
    stored: money({ label: '储值卡', ...sold, computed: true }),
    closer: person({ label: '日结人', computed: true }),
    cashDifference: link({ label: '现金差异单', type: 'syfs/cash-differences', computed: true }),
  },
  initial: 'closed',
  states: {
    closed: { label: '已日结', tone: 'good', closed: true },
    differs: { label: '有差异', tone: 'bad', closed: true },
    settled: { label: '差异已核销', tone: 'good', closed: true },
  },
  views: { differing: { label: '有差异', filter: { field: 'state', op: 'is', value: 'differs' } } },
});
