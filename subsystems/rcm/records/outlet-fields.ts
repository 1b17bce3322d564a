import { choice, text } from '@portal/contract/records/fields';

export const city = text({ label: '城市', most: 20, required: true, filterable: true });

export const mode = choice({
  label: '经营方式',
  required: true,
  filterable: true,
  choices: [
    { value: 'direct', label: '直营' },
    { value: 'joint', label: '联营' },
    { value: 'franchise', label: '加盟' },
  ],
});
