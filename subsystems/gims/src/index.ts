import { defineSubsystem } from '@portal/subsystem/define';

/**
 * Procurement and manufacturing: orders to factories, their deliveries and inspections, samples, materials and capacity.
 * Users need an account set of production to enter it.
 */
export const gims = defineSubsystem({
  key: 'gims',
  pages: {
    'dashboard/Analysis': async () =>
      (await import('@portal/subsystem/analysis/AnalysisBoard')).analysisPage(
        'gims:purchase:export',
      ),
    'dashboard/Chart': async () => (await import('@portal/subsystem/analysis/ChartPage')).ChartPage,
  },
});
