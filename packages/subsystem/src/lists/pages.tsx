import type { List } from '@portal/contract/lists/list';
import { ChosenFirst } from './ChosenFirst.tsx';
import { Records } from './Records.tsx';
import { TaskPage, type Tasks } from './TaskPage.tsx';

/** A business list as a page of the manifest: `'stock/Counts': listPage(stockCounts)`. */
export const listPage = (list: List) => () => (
  <ChosenFirst list={list}>
    <Records list={list} />
  </ChosenFirst>
);

/** Makes a page of open tasks for the manifest: `'dashboard/Tasks': taskPage({ list, waiting, ways })`. */
export const taskPage = (tasks: Tasks) => () => <TaskPage tasks={tasks} />;
