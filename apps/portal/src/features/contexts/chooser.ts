import type { ContextKind } from '@portal/contract/chosen';
import { createCell } from '@portal/ui/cell';

/** The chooser that is open, if one is. */
export const openChooser = createCell<ContextKind | undefined>(undefined);
