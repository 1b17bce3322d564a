import { cleanLine } from '@portal/common/typed-text';
import { z } from 'zod';
import { keyword, text } from '../text.ts';
import { conditionsOf, filterIn, filterLimits, sortIn } from './record-filter.ts';
import type { RecordType } from './record-type.ts';

/** The most views that a user saves for one record type, and the most characters of their names. */
export const viewsMost = 50;
export const viewNameMost = 20;

/** The parts of a view as they stand in an address; `columns` are the shown ones in order, empty for all. */
export const ViewContent = z.object({
  keyword: keyword(),
  filter: text(filterLimits.length).default(''),
  sort: text(200).default(''),
  columns: z.array(text(64)).max(100).default([]),
});
export type ViewContent = z.infer<typeof ViewContent>;

/** A saved view. `role` is the code of the role it is shared with; those of others are not changed. */
export const RecordView = z.object({
  id: z.string(),
  name: z.string(),
  owner: z.string(),
  isOwn: z.boolean(),
  role: z.string().nullable(),
  isDefault: z.boolean(),
  view: ViewContent,
});
export type RecordView = z.infer<typeof RecordView>;

/** The input of a view, checked against its type. */
export const viewInput = (type: RecordType) =>
  z.object({
    name: z
      .string()
      .overwrite(cleanLine)
      .min(1, '请输入视图名称')
      .max(viewNameMost, `视图名称最多 ${viewNameMost} 个字`),
    role: text(64).nullable().default(null),
    isDefault: z.boolean().default(false),
    view: ViewContent.refine(
      ({ filter, sort }) =>
        filterIn(type).safeParse(filter).success && sortIn(type).safeParse(sort).success,
      '筛选条件有误',
    ),
  });

/** Returns the names that a view filters and sorts by. */
export function namesInView(type: RecordType, { filter, sort }: ViewContent): string[] {
  const filtered = filterIn(type).safeParse(filter).data;
  const sorted = sortIn(type).safeParse(sort).data ?? [];
  return [
    ...(filtered ? conditionsOf(filtered).map(({ field }) => field) : []),
    ...sorted.map(({ field }) => field),
  ];
}
