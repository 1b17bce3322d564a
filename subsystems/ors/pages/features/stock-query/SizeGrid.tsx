import type { SizeStock } from '@portal/contract/goods/stock-inquiry';
import { type Column, DataTable } from '@portal/ui/data/DataTable';

/** One colour in one size. */
export interface Article {
  colour: string;
  size: string;
}

interface SizeGridProps {
  label: string;
  colours: readonly string[];
  sizes: readonly string[];
  stock: readonly SizeStock[];
  /** The article that stores near by are asked for. */
  chosen?: Article | undefined;
  /** Without it the figures are no buttons. */
  onChoose?: (article: Article) => void;
}

/** Pieces by colour and size. A cell without pieces is quiet, so that a broken size run is seen at once. */
export const SizeGrid = (props: SizeGridProps) => (
  <section className="size-grid" aria-label={props.label}>
    <DataTable columns={columnsOf(props)} rows={props.colours} keyOf={(colour) => colour} />
  </section>
);

function columnsOf({ sizes, stock, chosen, onChoose }: SizeGridProps): Column<string>[] {
  const units = new Map(stock.map((one) => [`${one.colour}/${one.size}`, one.units]));
  const unitsOf = (colour: string, size: string) => units.get(`${colour}/${size}`) ?? 0;
  return [
    { header: '颜色', isRowHeader: true, cell: (colour) => colour },
    ...sizes.map((size): Column<string> => ({
      header: size,
      cell: (colour) => (
        <Pieces
          units={unitsOf(colour, size)}
          label={`${colour} ${size}：本店 ${unitsOf(colour, size)} 件，查附近门店`}
          isChosen={chosen?.colour === colour && chosen.size === size}
          onChoose={onChoose && (() => onChoose({ colour, size }))}
        />
      ),
    })),
    {
      header: '合计',
      className: 'size-grid-sum',
      cell: (colour) => sizes.reduce((sum, size) => sum + unitsOf(colour, size), 0),
    },
  ];
}

interface PiecesProps {
  units: number;
  label: string;
  isChosen: boolean;
  onChoose: (() => void) | undefined;
}

function Pieces({ units, label, isChosen, onChoose }: PiecesProps) {
  const text = units === 0 ? <span className="size-grid-none">—</span> : units;
  if (!onChoose) return text;
  return (
    <button type="button" aria-label={label} aria-pressed={isChosen} onClick={onChoose}>
      {text}
    </button>
  );
}
