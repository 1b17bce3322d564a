import { buildApart } from '@portal/sample/build-apart';

/** Builds the app as one UMD script and its style, without leaving a file; by name. */
export async function buildLegacy(): Promise<ReadonlyMap<string, string>> {
  const [built] = [
    await buildApart({
      root: import.meta.dirname,
      configFile: false,
      logLevel: 'error',
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        write: false,
        lib: {
          entry: 'src/index.js',
          formats: ['umd'],
          name: 'legacyCms',
          fileName: () => 'app.js',
          cssFileName: 'app',
        },
      },
    }),
  ].flat();
  if (!built || !('output' in built)) throw new Error('One build has one output.');
  const files = built.output.map((file): [string, string] => [
    file.fileName,
    file.type === 'chunk' ? file.code : String(file.source),
  ]);
  return new Map([...files, ['index.html', page]]);
}

/** As such an app is served: it names its script and style, and has a place for the app. */
const page = `<!doctype html>
<html>
  <head>
    <title>旧系统</title>
    <link rel="stylesheet" href="./app.css" />
  </head>
  <body>
    <div id="app"></div>
    <script src="./app.js"></script>
  </body>
</html>`;
