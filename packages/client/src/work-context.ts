import { createCell } from '@portal/common/cell';
import {
  contextVersion,
  emptyContext,
  type WorkContext,
} from '@portal/contract/workplace/work-context';

const context = createCell(emptyContext);

/** The business group, store and company the tab works for; the same object until that changes. Every call claims it. */
export const currentContext = context.get;

export const onContextChange = context.subscribe;

export function setContext(next: WorkContext): void {
  if (contextVersion(next) !== contextVersion(context.get())) context.set(next);
}
