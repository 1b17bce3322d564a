import type { Period } from '@portal/contract/analysis/board';

export const periods: readonly { value: Period; label: string }[] = [
  { value: 'day', label: '今日' },
  { value: 'week', label: '本周' },
  { value: 'month', label: '本月' },
];
