import { createCell } from '@portal/common/cell';

/** User name just registered in this window; lost at a reload, so the result page then shows nothing. */
export const registeredName = createCell<string | null>(null);
