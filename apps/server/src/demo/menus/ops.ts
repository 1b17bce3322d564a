import type { MoreOfMenu } from './more.ts';

/** The online platform. */
export const ops: MoreOfMenu = {
  key: 'ops',
  sections: {
    order: {
      title: '订单中心',
      icon: 'receipt',
      pages: {
        list: '订单查询',
        audit: '订单审核',
        split: '拆合单',
        exception: {
          title: '异常订单',
          pages: { address: '地址异常', stock: '缺货异常', payment: '支付异常' },
        },
        presale: '预售订单',
      },
    },
    fulfil: {
      title: '发货履约',
      icon: 'truck',
      pages: {
        wave: '波次管理',
        pick: '拣货任务',
        pack: '复核打包',
        ship: '发货登记',
        store: '门店代发',
        track: '物流跟踪',
      },
    },
    aftersale: {
      title: '售后服务',
      icon: 'message',
      pages: {
        refund: '退款审核',
        return: '退货入库',
        exchange: '换货处理',
        compensate: '赔付登记',
        dispute: '纠纷处理',
      },
    },
    goods: {
      title: '线上商品',
      icon: 'shirt',
      pages: {
        item: '商品发布',
        price: '价格维护',
        stock: '库存同步',
        picture: '图片素材',
        mapping: '平台映射',
      },
    },
    promotion: {
      title: '营销活动',
      icon: 'gift',
      pages: {
        plan: '活动报名',
        coupon: '优惠券',
        live: '直播排期',
        group: '拼团活动',
        review: '活动复盘',
      },
    },
    shop: {
      title: '店铺管理',
      icon: 'store',
      pages: { archive: '店铺档案', score: '店铺评分', account: '授权账号', template: '运费模板' },
    },
    finance: {
      title: '账务核对',
      icon: 'wallet',
      pages: { bill: '平台账单', reconcile: '收款核对', fee: '平台扣费', invoice: '电子发票' },
    },
  },
};
