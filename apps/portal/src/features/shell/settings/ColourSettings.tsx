import { DyeSwatch } from '@portal/ui/graphics/DyeSwatch';
import { dyes } from '@portal/ui/tokens/tokens';
import { changeSettings, useSettings } from '#platform/settings/settings.ts';
import { PageSketch } from './PageSketch.tsx';
import { PictureChoice } from './PictureChoice.tsx';

const schemes = [
  { value: 'auto', name: '跟随系统', picture: <PageSketch schemes={['light', 'dark']} /> },
  { value: 'light', name: '浅色', picture: <PageSketch schemes={['light']} /> },
  { value: 'dark', name: '深色', picture: <PageSketch schemes={['dark']} /> },
] as const;

/** Settings of the colour scheme and the theme colour. */
export function ColourSettings() {
  const { scheme, dye } = useSettings();
  return (
    <>
      <section>
        <h3>外观</h3>
        <PictureChoice
          label="外观"
          columns={3}
          options={schemes}
          value={scheme}
          onChoose={(chosen) => changeSettings({ scheme: chosen })}
          startsHere
        />
      </section>
      <section>
        <h3>主题色</h3>
        <PictureChoice
          label="主题色"
          columns={5}
          options={dyes.map(({ key, name }) => ({
            value: key,
            name,
            picture: <DyeSwatch dye={key} isChosen={key === dye} />,
          }))}
          value={dye}
          onChoose={(chosen) => changeSettings({ dye: chosen })}
        />
      </section>
    </>
  );
}
