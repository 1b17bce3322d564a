import type { CheckSegment, FailedCheck } from '@portal/contract/workplace/checks';

/**
 * Returns the first segment of a rule that a value does not fit; undefined where it fits. A numbered segment looks at
 * that many characters from where the last ended, `*` at the whole value; characters after the last are not looked at.
 */
export function failedSegment(
  segments: readonly CheckSegment[],
  value: string,
): FailedCheck | undefined {
  let at = 0;
  for (const segment of segments) {
    const isWhole = segment.digits === '*';
    const beginIndex = isWhole ? 0 : at;
    const endIndex = segment.digits === '*' ? value.length : at + segment.digits;
    const checkValue = value.slice(beginIndex, endIndex);
    if (!new RegExp(`^(?:${segment.pattern})$`, 'u').test(checkValue)) {
      return { ...segment, beginIndex, endIndex, checkValue, passed: false };
    }
    if (!isWhole) at = endIndex;
  }
  return undefined;
}
