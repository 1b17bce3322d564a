import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join, resolve } from 'node:path';
import { freePort } from './free-port.ts';
import { until } from './passing-time.ts';

const page = resolve(import.meta.dirname, '../../../docs/several-nodes.md');

interface Nginx {
  origin: string;
  /** Lines that it wrote of requests it lost, the newest last; a node that is away is noticed by one that is not lost. */
  complaints: () => Promise<string>;
  stop: () => Promise<void>;
}

/**
 * Debian's nginx before two nodes, set as `docs/several-nodes.md` says.
 * @throws {Error} where there is no nginx: what is proved with it would be proved by nobody.
 */
export async function startNginx(
  directory: string,
  nodes: readonly [string, string],
): Promise<Nginx> {
  await mkdir(directory, { recursive: true });
  const port = await freePort();
  const file = join(directory, 'nginx.conf');
  await writeFile(file, configuration({ directory, port, ...(await documented(nodes)) }));
  const nginx = spawn('nginx', ['-p', directory, '-c', file, '-e', 'error.log'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    // Debian keeps it where the search path of ordinary users does not lead.
    env: { ...process.env, PATH: `${process.env['PATH'] ?? ''}:/usr/sbin` },
  });
  let failure: unknown;
  nginx.once('error', (error) => (failure = error));
  const isOver = () => nginx.exitCode !== null || failure !== undefined;
  await until(async () => isOver() || (await accepts(port)));
  const needed = 'These tests need nginx: sudo apt-get install nginx';
  if (isOver()) throw new Error(needed, { cause: failure });
  return {
    origin: `http://127.0.0.1:${port}`,
    async complaints() {
      const lines = (await readFile(join(directory, 'error.log'), 'utf8')).split('\n');
      const isNoticed = /Connection refused|temporarily disabled/;
      return lines
        .filter((line) => !isNoticed.test(line))
        .slice(-20)
        .join('\n');
    },
    async stop() {
      if (nginx.exitCode !== null || nginx.signalCode !== null) return;
      nginx.kill('SIGTERM');
      await once(nginx, 'exit');
    },
  };
}

/** The two parts of the page's block, with these nodes in place of its examples. */
async function documented(nodes: readonly [string, string]) {
  const block = /^```nginx\n([^]*?)^```/m.exec(await readFile(page, 'utf8'))?.[1] ?? '';
  const [upstream, location] = block
    .replace('10.0.0.11:8848', nodes[0])
    .replace('10.0.0.12:8848', nodes[1])
    .split('# in location /\n');
  if (upstream === undefined || location === undefined) throw new Error('The page has no block');
  return { upstream, location };
}

interface Parts {
  directory: string;
  port: number;
  upstream: string;
  location: string;
}

const configuration = ({ directory, port, upstream, location }: Parts): string => `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
pid ${directory}/nginx.pid;
error_log ${directory}/error.log warn;
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path ${directory}/body;
  proxy_temp_path ${directory}/proxy;
  fastcgi_temp_path ${directory}/fastcgi;
  uwsgi_temp_path ${directory}/uwsgi;
  scgi_temp_path ${directory}/scgi;
  ${upstream}
  server {
    listen 127.0.0.1:${port};
    location / {
      ${location}
      proxy_set_header Host $http_host;
    }
  }
}
`;

function accepts(port: number): Promise<boolean> {
  const { promise, resolve: settle } = Promise.withResolvers<boolean>();
  const probe = connect(port, '127.0.0.1');
  probe.once('connect', () => settle(true)).once('error', () => settle(false));
  return promise.finally(() => probe.destroy());
}
