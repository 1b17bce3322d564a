import { createCell } from '@portal/ui/hooks/cell';

/** Who has just registered in this window; the result page is about them, and about nobody after a reload. */
export const registeredName = createCell<string | null>(null);
