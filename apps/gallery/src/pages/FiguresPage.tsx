import { Avatar } from '@portal/ui/graphics/Avatar';
import { DyeSwatch } from '@portal/ui/graphics/DyeSwatch';
import { Mark } from '@portal/ui/graphics/Mark';
import { MenuGlyph } from '@portal/ui/graphics/MenuGlyph';
import { Swatch } from '@portal/ui/graphics/Swatch';
import { Weave } from '@portal/ui/graphics/Weave';
import { Badge } from '@portal/ui/data/Badge';
import { Chart, type ChartOption } from '@portal/ui/data/Chart';
import { Delta } from '@portal/ui/data/Delta';
import { Figure } from '@portal/ui/data/Figure';
import { Tape } from '@portal/ui/data/Tape';
import { Stitch } from '@portal/ui/layout/Stitch';
import { dyes } from '@portal/ui/tokens/tokens';
import { TrendChart } from '@portal/ui/charts/TrendChart';
import { Example, longLabel } from '../Example.tsx';

const days = ['周一', '周二', '周三', '周四', '周五'];
const sales = [12, 18, 9, 22, 30];
const weaves = ['twill', 'houndstooth', 'knit', 'herringbone', 'plain'] as const;

const drawSales = (ink: { accent: string; text3: string }): ChartOption => ({
  xAxis: { type: 'category', data: days, axisLabel: { color: ink.text3 } },
  yAxis: { type: 'value', axisLabel: { color: ink.text3 } },
  series: [{ type: 'bar', data: sales, itemStyle: { color: ink.accent } }],
});
const drawNothing = (): ChartOption => ({ series: [] });

/** Figures, charts and pictures. */
export const FiguresPage = () => (
  <>
    <Example name="Figure">
      <Figure label="净销售额" prefix="¥" text="5,862.4" unit="万" isMain>
        <Delta value={8.2} isGood />
      </Figure>
      <Figure label="库存天数" text="61" unit="天">
        <Delta value={-4} unit="天" isGood />
      </Figure>
      <Figure label="退货率" text="3.1" unit="%">
        <Delta value={0} isGood />
      </Figure>
      <Figure label={longLabel} text="—">
        <Delta value={1.4} isGood={false} />
      </Figure>
    </Example>
    <Example name="Tape">
      <Tape label="月目标" value={64} elapsed={70} />
      <Tape label="超过目标" value={112} />
      <Tape label="还没有销售" value={0} elapsed={10} />
    </Example>
    <Example name="Chart">
      <Chart label="一周销售额，周五最高，30 万" height={220} draw={drawSales} />
      <Chart label="还没有数据" height={220} draw={drawNothing} />
    </Example>
    <Example name="TrendChart" isWide>
      <TrendChart
        label="一周销售额与上一周"
        days={days}
        current={sales}
        previous={[10, 15, 14, 18, 24]}
        unit="万元"
        kind="line"
        names={{ current: '本周', previous: '上周' }}
      />
    </Example>
    <Example name="Badge">
      <Badge count={0}>通知</Badge>
      <Badge count={7}>通知</Badge>
      <Badge count={120}>通知</Badge>
    </Example>
    <Example name="Avatar">
      <div className="gallery-row">
        <Avatar name="林知夏" />
        <Avatar name="Zhou" size={48} />
        <Avatar name="王敏" src="/missing.png" size={48} />
      </div>
    </Example>
    <Example name="Swatch">
      <div className="gallery-row">
        {weaves.map((weave) => (
          <Swatch key={weave} code={weave.slice(0, 3)} weave={weave} />
        ))}
        <Swatch code="off" weave="plain" off />
      </div>
    </Example>
    <Example name="DyeSwatch">
      <div className="gallery-row">
        {dyes.map(({ key }, at) => (
          <DyeSwatch key={key} dye={key} isChosen={at === 0} />
        ))}
      </div>
    </Example>
    <Example name="Mark, MenuGlyph, Weave, Stitch">
      <div className="gallery-row gallery-denim">
        <Mark />
        <MenuGlyph name="unknown" fallback="无图标" />
        <Stitch />
        <Stitch double />
      </div>
      <Weave weave="knit" className="gallery-cloth" />
    </Example>
  </>
);
