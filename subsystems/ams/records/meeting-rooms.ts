import { choice, choices, count, text } from '@portal/contract/records/fields';
import { recordType } from '@portal/contract/records/record-type';

/** The meeting rooms of the head office. */
export const meetingRooms = recordType({
  system: 'ams',
  name: 'meeting-rooms',
  one: '会议室',
  number: 'HYS{yyyymm}{000}',
  actions: 'ams:room',
  scope: 'all',
  fields: {
    name: text({ label: '名称', most: 20, required: true }),
    floor: choice({
      label: '楼层',
      required: true,
      filterable: true,
      choices: [
        { value: '3', label: '3 楼' },
        { value: '5', label: '5 楼' },
        { value: '8', label: '8 楼' },
        { value: '12', label: '12 楼' },
      ],
    }),
    seats: count({
      label: '座位',
      total: 'none',
      least: 2,
      most: 300,
      unit: '座',
      required: true,
      sortable: true,
    }),
    equipment: choices({
      label: '设备',
      choices: [
        { value: 'screen', label: '投屏' },
        { value: 'video', label: '视频会议' },
        { value: 'board', label: '白板' },
        { value: 'rack', label: '样衣架' },
      ],
    }),
    note: text({ label: '使用须知', early: true, most: 120, aside: true }),
  },
  initial: 'open',
  states: {
    open: {
      label: '可预订',
      tone: 'good',
      steps: {
        close: {
          label: '停用',
          to: 'closed',
          action: 'ams:room:keep',
          requires: ['note'],
          tone: 'bad',
        },
      },
    },
    closed: {
      label: '已停用',
      tone: 'bad',
      steps: { open: { label: '恢复', to: 'open', action: 'ams:room:keep', tone: 'good' } },
    },
  },
});
