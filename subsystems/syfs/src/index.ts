import { defineSubsystem } from '@portal/subsystem/define';

const records = () => import('@portal/subsystem/records/pages');
const cases = () => import('@portal/contract/records/types/syfs/cases');
const slips = () => import('@portal/contract/records/types/syfs/slips');

/**
 * Cashier loss-prevention: unusual slips, discounts, cash differences, recordings and cases.
 * Another system of its name may stand outside the portal.
 */
export const syfs = defineSubsystem({
  key: 'syfs',
  pages: {
    'dashboard/Analysis': async () =>
      (await import('@portal/subsystem/analysis/AnalysisBoard')).analysisPage('syfs:case:export'),
    'ticket/Exceptions': async () => (await records()).recordsPage((await slips()).slipExceptions),
    'discount/Checks': async () => (await records()).recordsPage((await slips()).discountChecks),
    'cash/Differences': async () => (await records()).recordsPage((await cases()).cashDifferences),
    'video/Checks': async () => (await records()).recordsPage((await cases()).spotChecks),
    'case/Cases': async () => (await records()).recordsPage((await cases()).lossCases),
    'rule/Rules': async () => (await records()).recordsPage((await slips()).slipRules),
    'dashboard/Chart': async () => (await import('@portal/subsystem/analysis/ChartPage')).ChartPage,
  },
});
