interface Change {
  name: string;
  from: string;
  to: string;
}

/** Stands for a value that was not there, or was taken away. */
const nothing = '空';

/**
 * Pairs the values before and after of an entry, which it has as JSON by name. Text that is no such JSON stands as it is:
 * entries are never written again, and older releases had other words.
 */
export function changesIn(before: string | undefined, after: string | undefined): Change[] {
  if (before === undefined && after === undefined) return [];
  const [former, later] = [membersOf(before), membersOf(after)];
  if (!former || !later) return [{ name: '修改', from: before || nothing, to: after || nothing }];
  const names = [...new Set([...Object.keys(former), ...Object.keys(later)])];
  return names.map((name) => ({ name, from: words(former[name]), to: words(later[name]) }));
}

function membersOf(text: string | undefined): Record<string, unknown> | undefined {
  if (text === undefined || text === '') return {};
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? { ...value }
      : undefined;
  } catch {
    return undefined;
  }
}

function words(value: unknown): string {
  if (value === undefined || value === null || value === '') return nothing;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
