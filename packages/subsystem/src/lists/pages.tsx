import type { List } from '@portal/contract/lists/list';
import { ListPage } from './ListPage.tsx';
import { TaskPage, type Tasks } from './TaskPage.tsx';

/** A business list as a page of the manifest: `'stock/Counts': listPage(stockCounts)`. */
export const listPage = (list: List) => () => <ListPage list={list} />;

/** Makes a page of open tasks for the manifest: `'dashboard/Tasks': taskPage({ list, waiting, ways })`. */
export const taskPage = (tasks: Tasks) => () => <TaskPage tasks={tasks} />;
