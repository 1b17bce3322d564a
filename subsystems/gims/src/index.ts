import { defineSubsystem } from '@portal/subsystem/define';

const records = () => import('@portal/subsystem/records/pages');
const development = () => import('@portal/contract/records/types/gims/development');
const production = () => import('@portal/contract/records/types/gims/production');
const purchase = () => import('@portal/contract/records/types/gims/purchase');
const quality = () => import('@portal/contract/records/types/gims/quality');
const statements = () => import('@portal/contract/records/types/gims/statements');
const suppliers = () => import('@portal/contract/records/types/gims/suppliers');

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
    'purchase/Orders': async () => (await records()).recordsPage((await purchase()).purchaseOrders),
    'purchase/FollowUps': async () => (await records()).recordsPage((await purchase()).followUps),
    'purchase/Deliveries': async () => (await records()).recordsPage((await purchase()).deliveries),
    'quality/Inspections': async () => (await records()).recordsPage((await quality()).inspections),
    'supplier/Suppliers': async () => (await records()).recordsPage((await suppliers()).suppliers),
    'sample/Samples': async () => (await records()).recordsPage((await development()).samples),
    'material/Materials': async () =>
      (await records()).recordsPage((await development()).materials),
    'factory/Capacities': async () =>
      (await records()).recordsPage((await production()).capacities),
    'production/Plans': async () =>
      (await records()).recordsPage((await production()).productionPlans),
    'settlement/Statements': async () =>
      (await records()).recordsPage((await statements()).supplierStatements),
    'dashboard/Chart': async () => (await import('@portal/subsystem/analysis/ChartPage')).ChartPage,
  },
});
