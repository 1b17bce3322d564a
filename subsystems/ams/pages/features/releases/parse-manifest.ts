import { Manifest, unprovedFile } from '@portal/contract/subsystems/manifest';
import type { SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';

/** Parses a pasted manifest; or returns the reason it is none for this system. The server checks again. */
export type ParsedManifest =
  | { manifest: Record<string, unknown>; version: string; files: number }
  | { problem: string };

/** Far more than any build's, in bytes. */
export const largestManifest = 1_000_000;

export function parseManifest(text: string, key: SubsystemKey): ParsedManifest {
  const read = jsonIn(text);
  if (!isRecord(read)) return { problem: '不是有效的 JSON，请粘贴 subsystem.json 的全部内容' };
  const parsed = Manifest.safeParse(read);
  if (!parsed.success) {
    const where = parsed.error.issues[0]?.path.join('.') ?? '';
    return { problem: `不是加载清单：${where === '' ? '缺少内容' : `${where} 不符合要求`}` };
  }
  const { version, integrity } = parsed.data;
  if (parsed.data.key !== key) return { problem: `这是另一个系统（${parsed.data.key}）的加载清单` };
  const unproved = unprovedFile(parsed.data);
  if (unproved !== undefined) return { problem: `缺少文件的完整性校验值：${unproved}` };
  return { manifest: read, version, files: Object.keys(integrity).length };
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
