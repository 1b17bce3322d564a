import type { ContextKind } from '@portal/contract/workplace/work-context';
import { createCell } from '@portal/ui/hooks/cell';

/** The chooser that is open, if one is. */
export const openChooser = createCell<ContextKind | undefined>(undefined);
