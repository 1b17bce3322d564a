import type { Announcement } from '@portal/contract/notices/announcements';
import { recordAddress } from '@portal/contract/records/record-address';
import type { NumberedRecord } from '@portal/contract/records/numbers/record-numbers';
import { weaveOf } from '@portal/contract/subsystems/subsystem-keys';
import type { SubsystemEntry } from '@portal/contract/subsystems/subsystems';
import type { ListedUser } from '@portal/contract/workplace/people';
import type { OptionGroup } from '@portal/ui/forms/matching';
import { Swatch } from '@portal/ui/graphics/Swatch';
import type { Selection } from '@portal/ui/forms/use-search';
import { FileText, Megaphone, UserRound } from 'lucide-react';
import { hrefOf, openAside } from '#platform/navigation/open-page.ts';
import { paths } from '#platform/navigation/paths.ts';
import { addressInList } from '#platform/navigation/record-page.ts';
import { goTo } from '#platform/navigation/router-port.ts';
import { shownPerson } from '#platform/workplace/command-palette.ts';
import type { PaletteEntry } from '../palette-entries.tsx';

const headings = {
  records: { key: 'section-records', title: '单据' },
  people: { key: 'section-people', title: '人员' },
  announcements: { key: 'section-announcements', title: '公告' },
} as const satisfies Record<string, OptionGroup>;

const open = (address: string, { isAside }: Selection): void => {
  if (isAside) openAside(address);
  else void goTo(address);
};

/** A record by its number: opens it beside its list. */
export function recordEntry(
  record: NumberedRecord,
  systems: readonly SubsystemEntry[],
): PaletteEntry {
  const { id, type, one, title, state, system: key } = record;
  const system = systems.find(({ sysType }) => sysType === key);
  return {
    key: `record-${key}-${id}`,
    text: id,
    aside: [one, title, state].filter(Boolean).join('，'),
    also: [],
    exact: '',
    group: headings.records,
    icon: system ? (
      <Swatch code={key} weave={weaveOf(system)} size={26} />
    ) : (
      <span className="palette-glyph">
        <FileText size={16} />
      </span>
    ),
    // For whoever the link is sent to, as well.
    href: type === undefined ? hrefOf(addressInList(record)) : recordAddress({ type, id }),
    run: (_typed, how) => open(addressInList(record), how),
  };
}

/** A person: opens what the directory says of them. */
export const personEntry = (person: ListedUser): PaletteEntry => ({
  key: `person-${person.id}`,
  text: person.realname,
  aside: [person.workNo, person.orgCodeTxt].filter(Boolean).join('，'),
  also: [],
  exact: '',
  group: headings.people,
  icon: (
    <span className="palette-glyph">
      <UserRound size={16} />
    </span>
  ),
  run: () => shownPerson.set(person),
});

export const announcementEntry = ({ id, titile, sender, sendTime }: Announcement): PaletteEntry => {
  const address = `${paths.myAnnouncements}?open=${encodeURIComponent(id)}`;
  return {
    key: `announcement-${id}`,
    text: titile,
    aside: [sender, sendTime.slice(0, 10)].join('，'),
    also: [],
    exact: '',
    group: headings.announcements,
    icon: (
      <span className="palette-glyph">
        <Megaphone size={16} />
      </span>
    ),
    href: hrefOf(address),
    run: (_typed, how) => open(address, how),
  };
};
