import type { AdministeredPerson, exportPeople } from '@portal/contract/administration/people';
import type { z } from 'zod';
import type { Audit } from '#platform/audit/audit.ts';
import { recordChange } from '#platform/audit/changes.ts';
import type { Database } from '#platform/database/database.ts';
import { CsvStream } from '#platform/http/csv-stream.ts';
import type { Caller } from '#platform/session/session.ts';
import type { Clock } from '#platform/time/clock.ts';
import { wireTime } from '@portal/common/group-time';
import type { People } from './people.ts';
import { nameOf } from './person-store.ts';

interface ExportParts {
  db: Database;
  clock: Clock;
  audit: Audit;
  people: Pick<People, 'page'>;
}

type PeopleExport = z.infer<typeof exportPeople.input>;

export type ExportPeople = ReturnType<typeof createExportPeople>;

const batch = 100;
const heading = [
  '工号',
  '姓名',
  '性别',
  '手机',
  '邮箱',
  '部门',
  '岗位',
  '角色',
  '门店数',
  '状态',
  '创建时间',
  '导出人',
  '导出时间',
];

/** Exports the people of a filter within the caller's reach. Each row names the reader and the time, and the trail has an entry. */
export const createExportPeople =
  ({ db, clock, audit, people }: ExportParts) =>
  async (sought: PeopleExport, caller: Caller): Promise<CsvStream> => {
    const first = await people.page({ ...sought, pageNo: 1, pageSize: batch }, caller);
    const { session } = caller;
    const reader = `${await nameOf(db, session.personId)} ${session.workNo}`;
    await recordChange(audit, caller, {
      kind: 'person.exported',
      object: '用户管理',
      after: { rows: first.total },
    });

    async function* rows(): AsyncGenerator<string[][]> {
      const mark = [reader, wireTime(clock.now())];
      const marked = (person: AdministeredPerson) => [...rowOf(person), ...mark];
      yield [heading];
      yield first.records.map(marked);
      for (let pageNo = 2; pageNo <= first.pages; pageNo += 1) {
        const { records } = await people.page({ ...sought, pageNo, pageSize: batch }, caller);
        yield records.map(marked);
      }
    }
    return new CsvStream(rows());
  };

const sexes = ['', '男', '女'];
const states = { active: '正常', frozen: '已冻结', left: '已离职' } as const;

const rowOf = (person: AdministeredPerson): string[] => [
  person.workNo,
  person.realname,
  sexes[person.sex] ?? '',
  person.phone ?? '',
  person.email ?? '',
  person.departments.join('、'),
  person.positions.join('、'),
  person.roles.join('、'),
  String(person.stores),
  states[person.state],
  person.createTime,
];
