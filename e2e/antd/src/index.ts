import { defineSubsystem } from '@portal/subsystem/define';

/** Store operations of the demonstration's menu: its counts on antd, its other pages without. */
export const ors = defineSubsystem({
  key: 'ors',
  pages: {
    'dashboard/Analysis': async () => (await import('./PlainPage.tsx')).PlainPage,
    'ors/Generic': async () => (await import('./PlainPage.tsx')).PlainPage,
    'stock/Counts': async () => (await import('./PlanPage.tsx')).PlanPage,
  },
});
