import { brand } from '@portal/contract/brand';

/** Has the browser save recovery codes as a text file. */
export function saveCodes(codes: readonly string[]): void {
  const text = [`${brand.productTitle} 恢复码`, '每个只能使用一次', '', ...codes, ''].join('\r\n');
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  // In ASCII: on a system without a Chinese locale a browser saves any other name as "download".
  link.download = 'recovery-codes.txt';
  link.click();
  URL.revokeObjectURL(address);
}
