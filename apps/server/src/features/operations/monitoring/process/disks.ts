import type { Disk } from '@portal/contract/monitoring/disks';
import { stat, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import type { z } from 'zod';

interface Folder {
  name: string;
  path: string;
}

/** Reads the file systems the node writes to, each once; the first name of a folder on it stands. */
export async function readDisks(dataDirectory: string): Promise<z.infer<typeof Disk>[]> {
  const folders: Folder[] = [
    { name: '数据目录', path: dataDirectory },
    { name: '临时目录', path: tmpdir() },
    { name: '系统', path: '/' },
  ];
  const disks = new Map<number, z.infer<typeof Disk>>();
  for (const { name, path } of folders) {
    // A folder that is not there is on no disk.
    const device = await stat(path).then(
      ({ dev }) => dev,
      () => undefined,
    );
    if (device === undefined || disks.has(device)) continue;
    const { bsize, blocks, bavail } = await statfs(path);
    const [max, rest] = [bsize * blocks, bsize * bavail];
    const restPPT = max > 0 ? Math.round(((max - rest) / max) * 100) : 0;
    disks.set(device, { name, max, rest, restPPT });
  }
  return [...disks.values()];
}
