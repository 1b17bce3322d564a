import { createCell } from '@portal/common/cell';

/** The modal dialogs now open, innermost last. The browser makes everything outside the last one inert. */
export const openModals = createCell<readonly HTMLDialogElement[]>([]);

export function enterModal(dialog: HTMLDialogElement): () => void {
  openModals.set([...openModals.get(), dialog]);
  return () => openModals.set(openModals.get().filter((open) => open !== dialog));
}
