import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runChild } from './child.mjs';
import { installPackages, root } from './install.mjs';

const wantedNode = 24;

/**
 * Installs, then runs our scripts one after another on the portal's own Node, up to the first that fails. `flags` are
 * for Node, `args` for the scripts.
 */
export async function bootstrap(scripts, { flags = [], args = [] } = {}) {
  await installPackages();
  const bin = join(root, 'node_modules', '.bin');
  const env = { ...process.env, PATH: bin + delimiter + process.env.PATH };
  for (const script of scripts) {
    const code = await runChild(portalNode(bin), [...flags, join(root, script), ...args], {
      cwd: root,
      env,
      // Should we be killed, the channel closes, and the script ends as well.
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    });
    if (code !== 0) process.exit(code);
  }
}

function portalNode(bin) {
  const installed = join(bin, 'node');
  if (existsSync(installed)) return installed;
  if (Number(process.versions.node.split('.')[0]) >= wantedNode) return process.execPath;
  console.error(
    `There is no packaged Node for ${process.platform}-${process.arch}; please install Node ${wantedNode} (https://nodejs.org).`,
  );
  return process.exit(1);
}
