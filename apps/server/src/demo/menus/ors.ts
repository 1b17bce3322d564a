import { type MoreOfMenu, shipped } from './more.ts';

/** Store operations. */
export const ors: MoreOfMenu = {
  key: 'ors',
  sections: {
    store: {
      title: '门店管理',
      icon: 'store',
      pages: {
        archive: { title: '门店档案', component: 'ors/StoreArchive' },
        patrol: '巡店任务',
        rectify: '整改复核',
        shift: '排班考勤',
        fee: '费用申请',
        repair: '报修登记',
        open: '开闭店申请',
      },
    },
    stock: {
      pages: {
        query: '库存查询',
        transfer: {
          pages: {
            out: shipped,
            in: '调拨入库',
            difference: '调拨差异',
          },
        },
        count: shipped,
        replenish: '补货建议',
        return: '退仓申请',
        defect: '次品登记',
      },
    },
    sales: {
      title: '销售管理',
      icon: 'receipt',
      pages: {
        daily: '销售日报',
        ticket: '小票查询',
        refund: '退换货',
        settle: '门店日结',
        target: '目标分解',
        commission: '导购提成',
        invoice: '开票登记',
      },
    },
    goods: {
      title: '商品陈列',
      icon: 'shirt',
      pages: {
        display: '陈列执行',
        photo: '陈列照片',
        price: '价签打印',
        season: '换季排期',
        outfit: '搭配推荐',
      },
    },
    member: {
      title: '会员服务',
      icon: 'users',
      pages: { list: '会员查询', visit: '回访任务', join: '入会登记', gift: '积分兑礼' },
    },
    team: {
      title: '店员管理',
      icon: 'clipboard',
      pages: { roster: '店员名册', training: '上岗培训', appraisal: '月度评分' },
    },
    monitor: {
      title: '系统监控',
      icon: 'activity',
      pages: { jvm: 'JVM 信息', redis: 'Redis 监控', disk: '磁盘监控' },
    },
  },
};
