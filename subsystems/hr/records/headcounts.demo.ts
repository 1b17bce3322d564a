import { departmentId, orgCodes } from '@portal/demonstration/organisation/organisation';
import { desks, officeTime } from '@portal/demonstration/world/course';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import type { World } from '@portal/demonstration/world/world';
import { headcounts } from './headcounts.ts';

const hr = desks.humanResources;

function makeHeadcounts(world: World): RecordDraft[] {
  const random = world.random('hr/headcounts');
  const year = Number(world.day(0).slice(0, 4));
  return orgCodes.flatMap((orgCode) =>
    [year - 1, year].map((of, nth) => {
      const staff = world.staffOfDepartment(orgCode).length;
      const actual = nth === 0 ? Math.floor(staff * 0.94) : staff;
      return {
        scope: '',
        by: hr,
        at: officeTime(world, random, nth === 0 ? 390 : 300),
        fields: {
          department: departmentId(orgCode),
          year: of,
          planned: actual + random.below(Math.max(2, Math.ceil(actual / 12))),
          actual,
          budget: nth === 0 ? 92 + random.below(70) / 10 : 74 + random.below(120) / 10,
        },
      };
    }),
  );
}

export const headcountMaker = recordMaker(headcounts, makeHeadcounts);
