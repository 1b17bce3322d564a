import '@portal/ui/tokens/tokens.css';
import '@portal/ui/tokens/reset.css';
import '@portal/ui/tokens/base.css';
import './alone.css';
import type { Subsystem } from '../contract.ts';
import { checkConduct } from './conduct.ts';
import { openVisit } from './simulated-shell.ts';

/**
 * Opens a page of a subsystem without a portal: the one named in the address (`?component=…`), else its first. With
 * `?conduct=50` so many visits are made instead, to all pages unless one is named, and what they left behind is written
 * down.
 */
export async function openAlone(subsystem: Subsystem): Promise<void> {
  const query = new URLSearchParams(location.search);
  const components = subsystem.components ?? [];
  const all = components.length > 0 ? components : [null];
  const named = query.get('component');
  const visits = Number(query.get('conduct') ?? 0);
  if (visits > 0) {
    const faults = await checkConduct(subsystem, {
      components: named === null ? all : [named],
      visits,
    });
    document.body.append(note(JSON.stringify(faults)));
    return;
  }
  document.body.prepend(linksTo(components));
  const visit = openVisit(subsystem, named ?? all[0] ?? null);
  await subsystem.mount(visit.context);
}

/** Shows the findings of a check to people and to tests. */
function note(text: string): HTMLElement {
  const found = document.createElement('pre');
  found.id = 'conduct';
  found.textContent = text;
  return found;
}

function linksTo(components: readonly string[]): HTMLElement {
  const nav = document.createElement('nav');
  nav.id = 'pages';
  nav.append(
    ...components.map((component) => {
      const link = document.createElement('a');
      link.href = `?component=${encodeURIComponent(component)}`;
      link.textContent = component;
      return link;
    }),
  );
  return nav;
}
