import { everyKindOfItem } from './every-kind-of-item.ts';
import { type MoreOfMenu, shipped } from './more.ts';

/** Administration. */
export const ams: MoreOfMenu = {
  key: 'ams',
  sections: {
    service: {
      title: '行政服务',
      icon: 'clipboard',
      pages: {
        apply: '服务申请',
        mine: '我的申请',
        handle: '服务受理',
        rate: '服务评价',
        catalogue: '服务目录',
      },
    },
    asset: {
      title: '资产管理',
      icon: 'box',
      pages: {
        ledger: '资产台账',
        receive: '领用归还',
        transfer: '资产调拨',
        check: '资产盘点',
        scrap: '报废处置',
        consumable: '低值易耗',
      },
    },
    seal: {
      title: '用印管理',
      icon: 'shield',
      pages: { apply: '用印申请', approval: '用印审批', archive: '印章台账', record: '用印记录' },
    },
    meeting: {
      title: '会务管理',
      icon: 'calendar',
      pages: { room: '会议室', booking: '会议预订', minutes: '会议纪要', visitor: '访客登记' },
    },
    car: {
      title: '车辆管理',
      icon: 'car',
      pages: { apply: '用车申请', dispatch: '派车调度', archive: '车辆档案', fuel: '油耗登记' },
    },
    purchase: {
      title: '行政采购',
      icon: 'receipt',
      pages: {
        request: '采购申请',
        order: '采购订单',
        supplier: '行政供应商',
        contract: '框架协议',
      },
    },
    notice: {
      pages: {
        list: shipped,
        template: shipped,
        message: shipped,
      },
    },
    rule: shipped,
    role: {
      pages: {
        list: '角色权限',
        person: '用户管理',
        department: '部门管理',
        menu: '菜单管理',
        dictionary: '数据字典',
        request: shipped,
        signIn: shipped,
      },
    },
    monitor: {
      pages: {
        disk: '磁盘监控',
        trace: '请求追踪',
        jvm: 'JVM 信息',
        redis: { title: 'Redis', pages: { info: 'Redis 信息', terminal: 'Redis 终端' } },
        server: '服务器信息',
        tomcat: 'Tomcat 信息',
        logout: shipped,
        release: shipped,
      },
    },
    audit: {
      title: '安全审计',
      icon: 'shield',
      pages: { entry: '审计日志', session: '在线会话', attempt: '登录失败', export: '日志导出' },
    },
    ...everyKindOfItem,
  },
};
