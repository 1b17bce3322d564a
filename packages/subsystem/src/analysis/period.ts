import { Period } from '@portal/contract/analysis';

export const periods: readonly { value: Period; label: string }[] = [
  { value: 'day', label: '今日' },
  { value: 'week', label: '本周' },
  { value: 'month', label: '本月' },
];

/** The period an address asks for; the month where it asks for none, or for one we do not have. */
export function periodOf(search: string): Period {
  const asked = Period.safeParse(new URLSearchParams(search).get('period'));
  return asked.data ?? 'month';
}
