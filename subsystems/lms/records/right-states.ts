import type { RecordState } from '@portal/contract/records/record-type';

const keep = 'lms:property:keep';

/** An application that is granted, renewed before it expires, or lapses. */
export const rightStates = {
  applied: {
    label: '申请中',
    tone: 'warn',
    steps: {
      grant: { label: '已授权', to: 'granted', action: keep, requires: ['until'], tone: 'good' },
      refuse: { label: '被驳回', to: 'refused', action: keep, tone: 'bad' },
    },
  },
  granted: {
    label: '有效',
    tone: 'good',
    steps: {
      renew: { label: '续展', to: 'granted', action: keep, requires: ['until'], tone: 'good' },
      lapse: { label: '放弃', to: 'lapsed', action: keep, tone: 'bad' },
    },
  },
  refused: { label: '被驳回', tone: 'bad', closed: true },
  lapsed: { label: '已失效', closed: true },
} as const satisfies Record<string, RecordState>;
