import { refusals } from '@portal/contract/refusals';
import { elementOf } from './elements.ts';

/** Says in the place of the phone form's hint that no code would arrive, and takes no number. */
export function closePhone(): void {
  elementOf('phone-code-note', HTMLParagraphElement).textContent = refusals['sms.closed'].message;
  for (const id of ['phone', 'phone-code']) elementOf(id, HTMLInputElement).disabled = true;
  for (const id of ['request-code', 'phone-submit'])
    elementOf(id, HTMLButtonElement).disabled = true;
}
