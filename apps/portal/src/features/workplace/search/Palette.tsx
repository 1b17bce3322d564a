import type { SubsystemEntry } from '@portal/contract/subsystems/subsystems';
import { Dialog } from '@portal/ui/overlays/Dialog';
import { Listbox, optionId } from '@portal/ui/forms/Listbox';
import { type Selection, useSearch } from '@portal/ui/forms/use-search';
import { Skeleton } from '@portal/ui/feedback/Skeleton';
import { Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId } from 'react';
import { commandPalette } from '#platform/workplace/command-palette.ts';
import { pinsPage } from './palette-keys.ts';
import { NothingFound } from './NothingFound.tsx';
import type { PaletteEntry } from './palette-entries.tsx';
import { PaletteFoot } from './PaletteFoot.tsx';
import { PinMark } from './PinMark.tsx';
import { isHelp, Shortcuts } from './Shortcuts.tsx';
import { usePaletteEntries } from './use-palette-entries.ts';
import './palette.css';

interface PaletteProps {
  /** Called when the current option is in this system, so it may be entered next. */
  onNear: (system: SubsystemEntry) => void;
}

const close = (): void => commandPalette.set(false);

/** Command palette: finds pages, systems and actions, and opens or runs them, by keyboard alone. */
export function Palette({ onNear }: PaletteProps) {
  const listId = useId();
  const { entries, find, pins, noteTyped, isAsking } = usePaletteEntries();
  const finding = useSearch({ options: entries, find, onChoose: choose, isAlwaysOpen: true });
  const { typed, found, current } = finding;
  const near = current?.system;

  function choose(entry: PaletteEntry, how: Selection): void {
    close();
    entry.run(typed, how);
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (!pinsPage(event)) return finding.onKeyDown(event);
    event.preventDefault();
    if (current?.page) pins.turn(current.page);
  }
  const pinOf = ({ page }: PaletteEntry) =>
    page && <PinMark isPinned={pins.has(page)} onTurn={() => pins.turn(page)} />;
  // The system that may be entered next is preloaded.
  useEffect(() => {
    if (near?.enabled) onNear(near);
  }, [near, onNear]);

  return (
    <Dialog
      title={<span className="sr-only">命令面板</span>}
      className="palette"
      width={640}
      onClose={close}
    >
      <label className="palette-field">
        <Search size={18} aria-hidden="true" />
        <input
          role="combobox"
          aria-label="搜索页面、系统与操作"
          aria-expanded={found.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={current && optionId(listId, current)}
          aria-keyshortcuts="Alt+P Control+Enter"
          autoComplete="off"
          placeholder="搜索页面、系统、单号、人员与公告，输入 ? 查看快捷键"
          value={typed}
          onKeyDown={onKeyDown}
          onChange={({ target }) => {
            finding.type(target.value);
            noteTyped(target.value);
          }}
        />
      </label>
      <output className="sr-only">{countText(typed, found.length)}</output>
      <Listbox
        id={listId}
        label="页面、系统与操作"
        options={found}
        current={current}
        isTyping={typed !== ''}
        onChoose={finding.choose}
        rowEnd={pinOf}
      />
      {isHelp(typed) && <Shortcuts />}
      {!isHelp(typed) && found.length === 0 && isAsking && <Skeleton lines={3} />}
      {!isHelp(typed) && found.length === 0 && !isAsking && (
        <NothingFound typed={typed} onLeave={close} />
      )}
      <PaletteFoot page={current?.page} pins={pins} />
    </Dialog>
  );
}

/** Returns the count read out when the list changes; an empty result has its own text. */
function countText(typed: string, count: number): string {
  return typed === '' || count === 0 ? '' : `${count} 个结果`;
}
