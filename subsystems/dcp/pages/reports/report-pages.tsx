import { ReportPage } from './ReportPage.tsx';

const places = [
  { value: 'company', label: '分公司' },
  { value: 'city', label: '城市' },
] as const;

/** Sales of companies and cities beside each other. */
export const RegionsPage = () => <ReportPage subjects={places} order="amount" />;

/** Stores by their sales, by growth, or by how much of the target they reached. */
export const StoresPage = () => (
  <ReportPage subjects={[{ value: 'store', label: '门店' }]} order="amount" isRanked />
);

/** Categories of goods and their share of sales. */
export const CategoriesPage = () => (
  <ReportPage subjects={[{ value: 'category', label: '品类' }]} order="amount" />
);

/** The part of the target that groups, companies, cities and stores have reached. */
export const TargetsPage = () => (
  <ReportPage
    subjects={[{ value: 'group', label: '事业部' }, ...places, { value: 'store', label: '门店' }]}
    order="reached"
  />
);
