import { choice } from '@portal/contract/records/fields';

export const season = choice({
  label: '季节',
  required: true,
  filterable: true,
  choices: [
    { value: '26S', label: '2026 春夏' },
    { value: '26W', label: '2026 秋冬' },
    { value: '27S', label: '2027 春夏' },
    { value: '27W', label: '2027 秋冬' },
  ],
});
