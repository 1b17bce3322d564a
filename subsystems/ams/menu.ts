import { chart, type MenuItem } from '@portal/contract/subsystems/menu';

/** The board, which is the first page. */
export const board = { title: '行政看板', exportAction: 'ams:service:export' };

/** The pages of the offices, by the first part of their address below the system. */
export const menu: Record<string, MenuItem> = {
  chart,
  service: {
    title: '行政服务',
    icon: 'clipboard',
    pages: {
      supply: {
        title: '办公用品申领',
        component: 'service/Supplies',
        records: 'supply-requests',
        side: 'author',
      },
      repair: {
        title: '报修工单',
        component: 'service/Repairs',
        records: 'repairs',
        side: 'author',
      },
      visitor: {
        title: '访客登记',
        component: 'service/Visitors',
        records: 'visitors',
        side: 'author',
      },
      handover: {
        title: '资产领用归还',
        component: 'service/Handovers',
        records: 'handovers',
        side: 'author',
      },
    },
  },
  seal: {
    title: '用印申请',
    icon: 'shield',
    component: 'seal/Requests',
    records: 'seal-requests',
    side: 'author',
  },
  car: {
    title: '用车申请',
    icon: 'car',
    component: 'car/Requests',
    records: 'car-requests',
    side: 'author',
  },
  meeting: {
    title: '会议室预订',
    icon: 'calendar',
    pages: {
      calendar: { title: '会议室日历', component: 'meeting/Calendar' },
      booking: { title: '会议预订', component: 'meeting/Bookings', records: 'room-bookings' },
    },
  },
  room: {
    title: '会议室档案',
    icon: 'building',
    component: 'meeting/Rooms',
    records: 'meeting-rooms',
  },
  asset: { title: '资产台账', icon: 'box', component: 'asset/Ledger', records: 'assets' },
  desk: {
    title: '行政受理',
    icon: 'users',
    pages: {
      seal: {
        title: '用印审批',
        component: 'desk/Seals',
        records: 'seal-requests',
        view: 'waiting',
      },
      car: {
        title: '用车审批',
        component: 'desk/Cars',
        records: 'car-requests',
        view: 'waiting',
      },
      supply: {
        title: '申领审批',
        component: 'desk/Supplies',
        records: 'supply-requests',
        view: 'waiting',
      },
      handover: {
        title: '领用归还审批',
        component: 'desk/Handovers',
        records: 'handovers',
        view: 'waiting',
      },
      repair: { title: '报修派单', component: 'desk/Repairs', records: 'repairs', view: 'open' },
      visitor: {
        title: '访客接待',
        component: 'desk/Visitors',
        records: 'visitors',
        view: 'expected',
      },
      parcel: { title: '快递收发', component: 'desk/Parcels', records: 'parcels' },
    },
  },
  vehicle: { title: '车辆档案', icon: 'truck', component: 'vehicle/Fleet', records: 'vehicles' },
  payment: {
    title: '合同付款',
    icon: 'wallet',
    component: 'payment/Vendors',
    records: 'vendor-payments',
  },
};
