import { createCell } from '@portal/ui/hooks/cell';

/** User name just registered in this window; lost at a reload, so the result page then shows nothing. */
export const registeredName = createCell<string | null>(null);
