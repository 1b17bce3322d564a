import type { Dictionary } from './dictionary.ts';

/** Stores, sales, members and what customers say. */
export const retailDictionaries: Record<string, Dictionary> = {
  store_kind: { name: '门店类型', choices: { flagship: '旗舰', standard: '标准', outlet: '奥莱' } },
  store_status: {
    name: '门店状态',
    choices: {
      open: ['营业', 'green'],
      refitting: ['装修', 'orange'],
      closed: ['闭店', 'default'],
    },
  },
  channel: {
    name: '渠道性质',
    choices: { direct: '直营', joint: '联营', franchise: '加盟', online: '线上' },
  },
  region: {
    name: '销售大区',
    choices: { east: '华东', north: '华北', south: '华南', central: '华中', southwest: '西南' },
  },
  patrol_result: {
    name: '巡店结论',
    choices: { good: ['优秀', 'green'], pass: '合格', improve: ['整改', 'red'] },
  },
  fee_kind: {
    name: '门店费用',
    choices: { water: '水电', clean: '保洁', display: '陈列', traffic: '交通', other: '其他' },
  },
  payment: {
    name: '支付方式',
    choices: { cash: '现金', card: '银行卡', wechat: '微信', alipay: '支付宝', points: '积分抵扣' },
  },
  refund_reason: {
    name: '退货原因',
    choices: { size: '尺码不合', colour: '颜色不符', quality: '质量问题', dislike: '不喜欢' },
  },
  ticket_kind: {
    name: '小票类型',
    choices: { sale: '销售', refund: ['退货', 'red'], exchange: '换货' },
  },
  online_platform: {
    name: '线上平台',
    choices: { mall: '综合商城', live: '直播间', mini: '小程序', outlet: '特卖平台' },
  },
  sales_target: { name: '目标口径', choices: { month: '月目标', week: '周目标', day: '日目标' } },
  member_level: {
    name: '会员等级',
    choices: { normal: '普通', silver: '银卡', gold: ['金卡', 'gold'], black: ['黑卡', 'black'] },
  },
  member_source: {
    name: '入会来源',
    choices: { store: '门店', mini: '小程序', online: '电商', event: '活动' },
  },
  points_reason: {
    name: '积分原因',
    choices: { buy: '消费', sign: '签到', gift: '兑礼', expire: '过期', adjust: '调整' },
  },
  coupon_kind: {
    name: '券种',
    choices: { cash: '代金券', discount: '折扣券', gift: '礼品券', freight: '运费券' },
  },
  coupon_status: {
    name: '券状态',
    choices: { unused: '未使用', used: ['已核销', 'green'], expired: '已过期' },
  },
  campaign_channel: {
    name: '触达渠道',
    choices: { sms: '短信', push: '推送', wecom: '企业微信', call: '外呼' },
  },
  complaint_kind: {
    name: '投诉类型',
    choices: { quality: '质量', service: '服务', delivery: '配送', price: '价格' },
  },
  complaint_level: {
    name: '投诉等级',
    choices: { '1': ['一般', 'blue'], '2': ['较急', 'orange'], '3': ['紧急', 'red'] },
  },
  review_star: {
    name: '评价星级',
    choices: { '1': '一星', '2': '二星', '3': '三星', '4': '四星', '5': '五星' },
  },
};
