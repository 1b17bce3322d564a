import { ArrowDown, ArrowUp, PanelLeft, PanelRight, SlidersHorizontal } from 'lucide-react';
import { Button } from '../actions/Button.tsx';
import { IconButton } from '../actions/IconButton.tsx';
import { Segmented } from '../forms/Segmented.tsx';
import { Popover } from '../overlays/Popover.tsx';
import {
  type Density,
  type Edge,
  edgeOf,
  type GridColumn,
  type GridLayout,
  moveColumn,
  orderedKeys,
} from './grid-layout.ts';
import './column-settings.css';

interface ColumnSettingsProps {
  columns: readonly GridColumn<never>[];
  layout: GridLayout;
  onLayout: (layout: GridLayout) => void;
}

const densities = [
  { value: 'middle', label: '常规' },
  { value: 'small', label: '紧凑' },
] as const satisfies { value: Density; label: string }[];

/** A button, and the panel in which a person shows, hides, moves and pins columns and chooses the height of rows. */
export const ColumnSettings = (props: ColumnSettingsProps) => (
  <Popover
    label="列设置"
    align="end"
    width={340}
    className="ui-column-settings"
    trigger={{
      'aria-label': '列设置',
      title: '列设置',
      className: 'ui-icon-button',
      children: <SlidersHorizontal size={16} />,
    }}
  >
    <Panel {...props} />
  </Popover>
);

function Panel({ columns, layout, onLayout }: ColumnSettingsProps) {
  const order = orderedKeys(columns, layout);
  const free = order
    .flatMap((key) => columns.filter((column) => column.key === key))
    .filter(({ isFixed }) => !isFixed);
  const hidden = layout.hidden ?? [];
  const shownCount = free.filter(({ key }) => !hidden.includes(key)).length;
  const show = (key: string, isShown: boolean) =>
    onLayout({
      ...layout,
      hidden: isShown ? hidden.filter((one) => one !== key) : [...hidden, key],
    });
  const pin = (key: string, edge: Edge | null) =>
    onLayout({ ...layout, pinned: { ...layout.pinned, [key]: edge } });
  return (
    <>
      <div className="ui-column-settings-density">
        <span>行高</span>
        <Segmented
          label="行高"
          options={densities}
          value={layout.density ?? 'middle'}
          onChange={(density) => onLayout({ ...layout, density })}
        />
      </div>
      <ul>
        {free.map((column, at) => {
          const { key, header } = column;
          const edge = edgeOf(column, layout);
          const isShown = !hidden.includes(key);
          return (
            <li key={key}>
              <label>
                <input
                  type="checkbox"
                  checked={isShown}
                  disabled={isShown && shownCount === 1}
                  onChange={(event) => show(key, event.target.checked)}
                />
                <span className="ellipsis">{header}</span>
              </label>
              <IconButton
                label={`${header}前移`}
                aria-disabled={at === 0}
                onClick={() => onLayout(moveColumn(columns, layout, { key, step: -1 }))}
              >
                <ArrowUp size={15} />
              </IconButton>
              <IconButton
                label={`${header}后移`}
                aria-disabled={at === free.length - 1}
                onClick={() => onLayout(moveColumn(columns, layout, { key, step: 1 }))}
              >
                <ArrowDown size={15} />
              </IconButton>
              <IconButton
                label={`${header}固定在左侧`}
                aria-pressed={edge === 'start'}
                onClick={() => pin(key, edge === 'start' ? null : 'start')}
              >
                <PanelLeft size={15} />
              </IconButton>
              <IconButton
                label={`${header}固定在右侧`}
                aria-pressed={edge === 'end'}
                onClick={() => pin(key, edge === 'end' ? null : 'end')}
              >
                <PanelRight size={15} />
              </IconButton>
            </li>
          );
        })}
      </ul>
      <Button kind="text" size="small" onClick={() => onLayout({})}>
        恢复默认
      </Button>
    </>
  );
}
