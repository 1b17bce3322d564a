import { readFileSync } from 'node:fs';
import { eachImport } from './each-import.js';

/**
 * Keeps the sides of a business system apart: data, server, demonstration, pages, as a file's name and folder say; and one
 * system from the inside of another, of which it sees the record types, and its makers the makers too, and only where its
 * package names the link.
 */
const systemFile = /^((?:(?!\/src\/).)*\/subsystems\/(\w+))\/(.+)$/;

/** Of each side: what it may import of its own system, and which packages of the house. Pages may take npm packages too. */
const sides = {
  data: { own: ['data'], packages: ['contract', 'common'] },
  server: { own: ['data', 'server'], packages: ['contract', 'common', 'system-server'] },
  demo: { own: ['data', 'demo'], packages: ['contract', 'common', 'demonstration'] },
  pages: {
    own: ['data', 'pages'],
    packages: ['contract', 'common', 'client', 'ui', 'subsystem'],
    npm: true,
  },
};
const recordTypes = /^records\/[\w-]+$/;
/** Paths that a side sees of a system that its own is linked with; data sees none. */
const seenOfOthers = {
  server: recordTypes,
  pages: recordTypes,
  demo: /^records\/[\w-]+(?:\.demo)?$/,
};

/** Every package of the house that is no system. */
const housePackages = new Set(Object.values(sides).flatMap(({ packages }) => packages));
const demonstration = /^@portal\/\w+\/(?:demo|records\/[\w-]+\.demo)$/;

/** The side of a file by its path in its system; undefined for tests and builds, which may do as they need. */
function sideOf(path) {
  if (/\.test\.tsx?$|(?:^|\/)vite\.config\.ts$/.test(path)) return undefined;
  if (path.startsWith('pages/')) return 'pages';
  const [, side] = /(?:^|[./])(server|demo)\.ts$/.exec(path) ?? [];
  return side ?? 'data';
}

const linksOf = (folder) =>
  JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')).portal?.links ?? [];

/** Says why a file of a system may not import something; undefined where it may. */
function faultOf(specifier, filename) {
  const [, folder, system, path] = systemFile.exec(filename) ?? [];
  if (folder === undefined) {
    const isFree = /\/demo\/|\.test\.ts$/.test(filename);
    return !isFree && demonstration.test(specifier)
      ? 'The demonstration of a system is loaded by the demonstration alone.'
      : undefined;
  }
  const side = sideOf(path);
  if (side === undefined) return undefined;
  if (specifier.startsWith('.')) return ownFault(specifier, { filename, folder, system, side });
  const [, name, rest] = /^@portal\/([\w-]+)(?:\/(.*))?$/.exec(specifier) ?? [];
  if (name === undefined) {
    return sides[side].npm
      ? undefined
      : `${said[side]} of '${system}' take no package: ${specifier}.`;
  }
  if (sides[side].packages.includes(name)) return undefined;
  if (housePackages.has(name)) return `${said[side]} of '${system}' do not see @portal/${name}.`;
  return otherFault({ name, rest, folder, system, side });
}

const said = { data: 'Data', server: 'Server files', demo: 'Makers', pages: 'Pages' };

function ownFault(specifier, { filename, folder, system, side }) {
  const target = new URL(specifier, `file://${filename}`).pathname;
  if (!target.startsWith(`${folder}/`)) return `'${system}' reaches out of its folder.`;
  const other = sideOf(target.slice(folder.length + 1));
  return sides[side].own.includes(other)
    ? undefined
    : `${said[side]} of '${system}' do not see its ${other}.`;
}

function otherFault({ name, rest, folder, system, side }) {
  if (!seenOfOthers[side]?.test(rest ?? '')) {
    return `${said[side]} of '${system}' reach into '${name}'.`;
  }
  return linksOf(folder).includes(name)
    ? undefined
    : `The package of '${system}' names no link to '${name}'.`;
}

const systemSides = {
  create: (context) =>
    eachImport((node, specifier) => {
      const message = faultOf(specifier, context.filename);
      if (message !== undefined) context.report({ node, message });
    }),
};

export default { meta: { name: 'systems' }, rules: { sides: systemSides } };
