import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { TextArea } from './TextArea.tsx';

test('FIX-46 a long text is counted in characters, as its limit is', async () => {
  await render(<TextArea label="说明" most={500} value={'𠮷'.repeat(260)} readOnly />);
  await expect.element(page.getByText('260 / 500')).not.toHaveAttribute('data-over');
});
