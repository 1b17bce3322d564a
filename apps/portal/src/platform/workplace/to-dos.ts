import { queryOf, useQueryOf } from '@portal/client/queries';
import { queryClient } from '@portal/client/query-client';
import { send } from '@portal/client/send';
import { countToDos } from '@portal/contract/workplace/to-dos';
import { QueryObserver } from '@tanstack/react-query';
import type { z } from 'zod';
import { useIsFirstPageShown } from '../loading/first-page-shown.ts';
import { setWindowTitle } from '../navigation/window-title.ts';

export type ToDoCount = z.infer<typeof countToDos.result>;
const { queryKey } = queryOf(countToDos, {});

/** The count of what waits for the user: front page, bell, menu and window title show the same one. */
export const useToDos = () =>
  useQueryOf(countToDos, {}, { quiet: true, enabled: useIsFirstPageShown() });

/** Counts again. @throws {CallProblem} when that fails; the last count stays. */
export async function fetchToDos(): Promise<ToDoCount> {
  // An earlier request may be answered after this one, and would be older.
  await queryClient.cancelQueries({ queryKey });
  const count = await send(countToDos, {}, { quiet: true });
  showToDos(count);
  return count;
}

/** Shows the count that another tab fetched. */
export const showToDos = (count: ToDoCount): void => {
  queryClient.setQueryData(queryKey, count);
};

/** Keeps the count in the window's title. */
export function followToDosInTitle(): void {
  const observer = new QueryObserver<ToDoCount>(queryClient, { queryKey, enabled: false });
  const show = ({ data }: { data: ToDoCount | undefined }) =>
    setWindowTitle({ toDos: data?.total ?? 0 });
  observer.subscribe(show);
  show(observer.getCurrentResult());
}
