import { saveFile } from '@portal/client/download';
import { brand } from '@portal/contract/brand';

/** Saves recovery codes as a text file. */
export function saveCodes(codes: readonly string[]): void {
  const text = [`${brand.productTitle} 恢复码`, '每个只能使用一次', '', ...codes, ''].join('\r\n');
  saveFile('recovery-codes.txt', new Blob([text], { type: 'text/plain;charset=utf-8' }));
}
