import { build, type Plugin } from 'vite';
import { pageAddresses } from './page-addresses.ts';

const place = '<!-- first-paint -->';
const sources = ['src/boot/first-paint.css', 'src/boot/first-paint.ts'];

/**
 * Builds the style sheet and the script of the first paint and writes them into the head of index.html, so that the
 * sign-in page needs nothing else to be drawn. The server's content policy names both by their hashes.
 */
export function inlineBoot(): Plugin {
  let root = '';
  return {
    name: 'portal:inline-boot',
    configResolved(config) {
      root = config.root;
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        if (!html.includes(place)) throw new Error(`index.html has lost its "${place}"`);
        const [style = '', script = ''] = await Promise.all(
          sources.map((source) => compile(root, source)),
        );
        return html.replace(place, () => `<style>${style}</style>\n    <script>${script}</script>`);
      },
    },
  };
}

/** One source and all it imports, as text small enough for a page. */
async function compile(root: string, source: string): Promise<string> {
  const isScript = source.endsWith('.ts');
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [pageAddresses()],
    build: {
      write: false,
      cssMinify: true,
      rolldownOptions: { input: source, output: isScript ? { format: 'iife' } : {} },
    },
  });
  if (!Array.isArray(built) && !('output' in built)) throw new Error('Built to be watched');
  const wanted = isScript ? '.js' : '.css';
  const outputs = (Array.isArray(built) ? built : [built]).flatMap(({ output }) => output);
  const file = outputs.find(({ fileName }) => fileName.endsWith(wanted));
  if (!file) throw new Error(`Nothing was built of ${source}`);
  return (file.type === 'chunk' ? file.code : String(file.source)).trim();
}
