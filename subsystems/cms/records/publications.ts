import { choice, count, day, longText, text, time } from '@portal/contract/records/fields';
import { recordType } from '@portal/contract/records/record-type';

/** Plans of publication, with day and channel. */
export const publications = recordType({
  system: 'cms',
  name: 'publications',
  one: '发布计划',
  number: 'FB{yyyymm}{00000}',
  actions: 'cms:workflow',
  scope: 'all',
  fields: {
    title: text({ label: '标题', most: 60, required: true }),
    channel: choice({
      label: '渠道',
      required: true,
      filterable: true,
      choices: [
        { value: 'account', label: '公众号' },
        { value: 'mini', label: '小程序首页' },
        { value: 'video', label: '短视频' },
        { value: 'screen', label: '门店屏' },
        { value: 'mail', label: '员工内刊' },
      ],
    }),
    day: day({ label: '发布日期', required: true, sortable: true }),
    time: time({ label: '发布时间', required: true }),
    text: longText({ label: '正文要点', early: true, most: 500, aside: true }),
    // The channels count it once it is out.
    reads: count({
      label: '阅读量',
      total: 'sum',
      most: 100_000_000,
      sortable: true,
      computed: true,
    }),
  },
  initial: 'draft',
  states: {
    draft: {
      label: '撰稿中',
      steps: {
        submit: { label: '送审', to: 'proof', action: 'cms:workflow:submit', requires: ['text'] },
      },
    },
    proof: {
      label: '待审校',
      waits: true,
      tone: 'warn',
      closed: true,
      steps: {
        pass: { label: '审校通过', to: 'ready', action: 'cms:workflow:approve', tone: 'good' },
        return: { label: '退回', to: 'draft', action: 'cms:workflow:approve', tone: 'bad' },
      },
    },
    ready: {
      label: '待发布',
      waits: true,
      tone: 'warn',
      closed: true,
      steps: {
        publish: {
          label: '登记发布',
          to: 'published',
          action: 'cms:workflow:submit',
          tone: 'good',
        },
        hold: { label: '暂缓', to: 'draft', action: 'cms:workflow:submit', tone: 'bad' },
      },
    },
    published: { label: '已发布', tone: 'good', closed: true },
  },
  views: { proof: { label: '待审校', filter: { field: 'state', op: 'is', value: 'proof' } } },
});
