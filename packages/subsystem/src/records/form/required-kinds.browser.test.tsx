import { createCell } from '@portal/common/cell';
import { requiredWords } from '@portal/contract/records/field-values';
import type { FieldKind } from '@portal/contract/records/fields';
import {
  answerEveryKind,
  everyDictionary,
  everyKind,
  fieldKinds,
  typeOfKind,
} from '@portal/testing/every-kind';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { testingShell } from '../../choosers/testing-shell.tsx';
import { RecordForm } from './RecordForm.tsx';
import '../records.css';

const ignore = () => undefined;

/** Shows the form of a new record with one field, which is required. */
async function showForm(kind: FieldKind) {
  const { Page } = testingShell(({ path, input }) => answerEveryKind(path, input), {
    dictionaries: createCell(everyDictionary),
  });
  await render(
    <Page>
      <RecordForm
        type={typeOfKind(kind, { required: true })}
        record={null}
        draftName="new"
        takesDraft={false}
        onUnsaved={ignore}
        onThrownAway={ignore}
        onLeave={ignore}
        onSaved={ignore}
      />
    </Page>,
  );
  return requiredWords(everyKind.fields[kind]);
}

/** Returns what a screen reader says of an element beyond its name: its description, and those of the groups it is in. */
function describedBy(element: Element | null): string {
  if (!element) return '';
  const ids = (element.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean);
  const own = ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
  return `${own} ${describedBy(element.parentElement)}`;
}

test.each(fieldKinds)(
  'KIT-01 a required field of kind %s that is empty has the focus, and is read out with what is wrong',
  async (kind) => {
    const words = await showForm(kind);
    // Its code may come a moment later.
    await expect.poll(() => page.getByRole('textbox', { disabled: true }).elements()).toEqual([]);
    await page.getByRole('button', { name: '保存' }).click();

    await expect.element(page.getByText(words, { exact: true })).toBeVisible();
    await expect.poll(() => describedBy(document.activeElement)).toContain(words);
  },
);
