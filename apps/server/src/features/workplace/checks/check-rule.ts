import type { CheckSegment, FailedCheck } from '@portal/contract/workplace/checks';
import { RE2JS } from 're2js';

/**
 * Returns the first segment of a rule that a value does not fit; undefined where it fits. A numbered segment looks at
 * that many characters from where the last ended, `*` at the whole value; characters after the last are not looked at.
 * The patterns are people's: they run on RE2, whose time is linear in the value.
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
    if (!RE2JS.compile(segment.pattern).matches(checkValue)) {
      return { ...segment, beginIndex, endIndex, checkValue, passed: false };
    }
    if (!isWhole) at = endIndex;
  }
  return undefined;
}

/** Returns the index of the first segment whose pattern cannot be used; undefined where all can. */
export function badPattern(segments: readonly CheckSegment[]): number | undefined {
  const index = segments.findIndex(({ pattern }) => !isPattern(pattern));
  return index === -1 ? undefined : index;
}

function isPattern(pattern: string): boolean {
  try {
    RE2JS.compile(pattern);
    return true;
  } catch {
    return false;
  }
}
