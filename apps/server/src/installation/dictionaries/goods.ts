import type { Dictionary } from './dictionary.ts';

/** Goods, stock, factories and transport. */
export const goodsDictionaries: Record<string, Dictionary> = {
  goods_category: {
    name: '商品品类',
    choices: {
      down: '羽绒服',
      knit: '针织衫',
      coat: '大衣',
      jeans: '牛仔裤',
      sweat: '卫衣',
      accessory: '配饰',
      shirt: '衬衫',
      dress: '裙装',
      tee: 'T 恤',
      trousers: '长裤',
      textile: '家纺',
    },
  },
  season: { name: '季节', choices: { spring: '春', summer: '夏', autumn: '秋', winter: '冬' } },
  wave: { name: '波段', choices: { '1': '一波', '2': '二波', '3': '三波' } },
  size_group: {
    name: '尺码组',
    choices: { top: '上装', bottom: '下装', shoe: '鞋', child: '童装', free: '均码' },
  },
  stock_age: {
    name: '库龄',
    choices: { d90: '90 天内', d180: '91–180 天', d365: '181–365 天', over: '365 天以上' },
  },
  transfer_status: {
    name: '调拨状态',
    choices: {
      draft: '草稿',
      sent: ['在途', 'blue'],
      received: ['已收货', 'green'],
      differs: ['有差异', 'red'],
    },
  },
  defect_kind: {
    name: '次品原因',
    choices: { stain: '污渍', seam: '开线', shade: '色差', hole: '破洞' },
  },
  fabric: {
    name: '面料',
    choices: {
      cotton: '棉',
      linen: '麻',
      silk: '丝',
      wool: '羊毛',
      polyester: '涤纶',
      blend: '混纺',
    },
  },
  supplier_level: {
    name: '供应商等级',
    choices: { a: ['A', 'green'], b: 'B', c: ['C', 'orange'], d: ['D', 'red'] },
  },
  purchase_status: {
    name: '采购状态',
    choices: {
      ordered: '已下单',
      partial: '部分到货',
      received: ['已到货', 'green'],
      closed: '已关闭',
    },
  },
  process: {
    name: '工序',
    choices: { cutting: '裁剪', sewing: '车缝', washing: '水洗', ironing: '整烫', packing: '包装' },
  },
  inspection: {
    name: '检验结论',
    choices: { pass: ['合格', 'green'], concession: '让步接收', reject: ['不合格', 'red'] },
  },
  carrier_kind: {
    name: '承运方式',
    choices: { express: '快递', road: '公路', rail: '铁路', air: '航空' },
  },
  waybill_status: {
    name: '运单状态',
    choices: {
      waiting: '待揽收',
      moving: ['运输中', 'blue'],
      signed: ['已签收', 'green'],
      lost: ['异常', 'red'],
    },
  },
};
