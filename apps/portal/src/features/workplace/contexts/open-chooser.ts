import type { ContextKind } from '@portal/contract/workplace/work-context';
import { createCell } from '@portal/common/cell';

/** Kind of the open chooser; undefined when none is open. */
export const openChooser = createCell<ContextKind | undefined>(undefined);
