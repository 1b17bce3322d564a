import type { Priority } from '@portal/contract/notices/announcements';
import { priorityWord } from './priority.ts';

export function PriorityTag({ priority }: { priority: Priority }) {
  return (
    <span className="notices-tag" data-priority={priority}>
      {priorityWord(priority)}
    </span>
  );
}
