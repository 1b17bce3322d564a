import '../layout/stitch.css';

/** The seam that is being sewn while a part of the product arrives. The caller's box gives it its place. */
export function ProgressSeam({ label }: { label: string }) {
  return (
    <div className="ui-seam">
      <progress aria-label={label} />
    </div>
  );
}
