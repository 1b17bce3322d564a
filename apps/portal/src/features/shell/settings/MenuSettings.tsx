import { Segmented } from '@portal/ui/forms/Segmented';
import { Switch } from '@portal/ui/forms/Switch';
import { useId } from 'react';
import { changeSettings, useSettings } from '#platform/settings/settings.ts';
import { PageSketch } from './PageSketch.tsx';
import { PictureChoice } from './PictureChoice.tsx';

const layouts = [
  { value: 'topmenu', name: '顶部菜单', picture: <PageSketch menu="top" schemes={['light']} /> },
  { value: 'sidemenu', name: '侧边菜单', picture: <PageSketch menu="side" schemes={['light']} /> },
] as const;

/** Settings of the menu and the header. An option the layout does not offer says why beside it. */
export function MenuSettings() {
  const settings = useSettings();
  const { layout, menuTheme, fixedHeader, autoHideHeader, fixedSideMenu } = settings;
  const isTop = layout === 'topmenu';
  return (
    <section>
      <h3>导航</h3>
      <PictureChoice
        label="导航模式"
        columns={2}
        options={layouts}
        value={layout}
        onChoose={(chosen) => changeSettings({ layout: chosen })}
      />
      <div className="settings-row">
        <span aria-hidden="true">菜单主题</span>
        <Segmented
          label="菜单主题"
          options={[
            { value: 'dark', label: '深色' },
            { value: 'light', label: '浅色' },
          ]}
          value={menuTheme}
          onChange={(chosen) => changeSettings({ menuTheme: chosen })}
        />
      </div>
      <WidthChoice />
      <Switch
        label="固定顶栏"
        isOn={fixedHeader}
        onTurn={(isOn) => changeSettings({ fixedHeader: isOn })}
      />
      <Switch
        label="下滑时隐藏顶栏"
        unavailable={fixedHeader ? undefined : '需先固定顶栏'}
        isOn={autoHideHeader}
        onTurn={(isOn) => changeSettings({ autoHideHeader: isOn })}
      />
      <Switch
        label="固定侧边菜单"
        unavailable={isTop ? '仅侧边菜单可用' : undefined}
        isOn={fixedSideMenu}
        onTurn={(isOn) => changeSettings({ fixedSideMenu: isOn })}
      />
    </section>
  );
}

function WidthChoice() {
  const { layout, contentWidth } = useSettings();
  const isTop = layout === 'topmenu';
  const whyId = useId();
  return (
    <div className="settings-row">
      <span>
        <span aria-hidden="true">内容区宽度</span>
        {!isTop && <small id={whyId}>流式仅顶部菜单可用</small>}
      </span>
      <Segmented
        label="内容区宽度"
        options={[
          { value: 'Fixed', label: '定宽' },
          { value: 'Fluid', label: '流式', disabled: !isTop },
        ]}
        value={contentWidth}
        onChange={(chosen) => changeSettings({ contentWidth: chosen })}
        describedBy={isTop ? undefined : whyId}
      />
    </div>
  );
}
