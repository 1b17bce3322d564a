import type { Priority } from '@portal/contract/notices/announcements';

const words = { L: '一般', M: '重要', H: '紧急' } as const satisfies Record<Priority, string>;

/** Returns the text of an announcement's priority tag (spec section 2). */
export const priorityWord = (priority: Priority): string => words[priority];

export function PriorityTag({ priority }: { priority: Priority }) {
  return (
    <span className="notices-tag" data-priority={priority}>
      {priorityWord(priority)}
    </span>
  );
}
