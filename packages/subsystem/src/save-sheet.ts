import type { SheetFile } from '@portal/contract/imports/imports';

/** Has the browser save a sheet, as `csvOf` writes it. */
export const saveSheet = (name: string, text: string): void =>
  saveFile(name, new Blob([text], { type: 'text/csv;charset=utf-8' }));

/** Has the browser save what a page made. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Has the browser save a sheet that the server made. */
export function saveSheetFile({ name, base64 }: SheetFile): void {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  saveFile(name, new Blob([bytes], { type: sheetType }));
}
