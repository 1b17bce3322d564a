import type { MoreOfMenu } from './more.ts';

/** Supply chain. */
export const gyl: MoreOfMenu = {
  key: 'gyl',
  sections: {
    warehouse: {
      title: '仓储管理',
      icon: 'box',
      pages: {
        archive: '仓库档案',
        location: '库位管理',
        inbound: '入库作业',
        outbound: '出库作业',
        count: '循环盘点',
        freeze: '库存冻结',
      },
    },
    arrival: {
      title: '到货管理',
      icon: 'calendar',
      pages: {
        notice: '到货通知',
        booking: '预约送货',
        unload: '卸货登记',
        inspect: '收货质检',
        difference: '到货差异',
      },
    },
    transport: {
      title: '运输配送',
      icon: 'truck',
      pages: {
        carrier: '承运商',
        route: '线路规划',
        waybill: {
          title: '运单管理',
          pages: { list: '运单查询', sign: '签收回单', exception: '在途异常' },
        },
        freight: '运费核算',
      },
    },
    sorting: {
      title: '分拣配货',
      icon: 'clipboard',
      pages: { task: '配货任务', wave: '波次计划', short: '缺货处理', efficiency: '作业效率' },
    },
    settlement: {
      title: '仓配结算',
      icon: 'wallet',
      pages: { contract: '费率合同', bill: '月度账单', reconcile: '账单核对', invoice: '发票登记' },
    },
    return: {
      title: '逆向物流',
      icon: 'receipt',
      pages: { store: '门店退仓', online: '电商退货', refurbish: '整烫翻新', scrap: '报废处理' },
    },
    basic: {
      title: '基础设置',
      icon: 'settings',
      pages: { calendar: '作业日历', packaging: '包材管理', device: '设备台账', print: '单据打印' },
    },
  },
};
