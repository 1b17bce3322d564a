import { build, type InlineConfig } from 'vite';

/**
 * Builds with Vite inside a test process. It leaves `NODE_ENV=production` behind, with which a server that is started
 * later would want the secrets of a real installation.
 */
export async function buildApart(config: InlineConfig): ReturnType<typeof build> {
  const before = process.env['NODE_ENV'];
  try {
    return await build(config);
  } finally {
    if (before === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = before;
  }
}
