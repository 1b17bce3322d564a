import { faultsOf, folderOf, makeSubsystem, openAlone, writeIn } from '@portal/sample/alone';
import { subsystemKeys } from '@portal/contract/subsystems/subsystem-keys';
import { walked } from '@portal/testing/walk';
import { expect, test } from '../support/portal.ts';

/** Visits of each system: one leaves behind what ten do; the walk makes the fifty that teams are held to. */
const visits = walked({ proof: 10, walk: 50 });
const query = `?conduct=${visits}`;

test('after many visits nothing is left of a subsystem that is made of the template', async ({
  page,
}) => {
  await openAlone(page, { folder: makeSubsystem('gyl'), key: 'gyl', query });

  expect(await faultsOf(page)).toEqual([]);
});

for (const key of subsystemKeys) {
  test(`after many visits to its pages nothing is left of ${key}`, async ({ page }) => {
    await openAlone(page, { folder: folderOf(key), key, query });

    expect(await faultsOf(page)).toEqual([]);
  });
}

/** Does everything a subsystem must not do. */
const misbehaving = `
import type { Subsystem } from '@portal/subsystem/contract';
export const gyl: Subsystem = {
  sdk: 1,
  key: 'gyl',
  mount({ container }) {
    window.addEventListener('resize', () => container.remove());
    setInterval(() => container.remove(), 60_000);
    const style = document.createElement('style');
    style.textContent = 'h1 { color: red }';
    document.head.append(style);
    document.body.append(document.createElement('aside'));
    new Image().src = '/seen?by=' + localStorage.getItem('pro__Access-Token');
    const field = document.createElement('input');
    container.append(field);
    field.focus();
    return { unmount() {} };
  },
};`;

test.describe('a subsystem that misbehaves', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('is told each of its faults by name', async ({ page }) => {
    const folder = makeSubsystem('gyl');
    writeIn(folder, 'pages/index.ts', misbehaving);
    await openAlone(page, { folder, key: 'gyl', query });

    const faults = (await faultsOf(page)).join('\n');
    for (const named of [
      `listener window resize: ${visits} more`,
      new RegExp(`timer .*remove\\(\\): ${visits} more`),
      `node <style> in head: ${visits} more`,
      'style reaches elements of the shell',
      `pop-up <aside> on body: ${visits} more`,
      'token in the address /seen',
      'focus is lost',
    ]) {
      expect(faults).toMatch(named);
    }
  });
});
