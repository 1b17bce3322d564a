import type { List } from '@portal/contract/lists/list';
import { ChosenFirst } from './ChosenFirst.tsx';
import { Records } from './Records.tsx';

/** The page of a business list. */
export const ListPage = ({ list }: { list: List }) => (
  <ChosenFirst list={list}>
    <Records list={list} />
  </ChosenFirst>
);
