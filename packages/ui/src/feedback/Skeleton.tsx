import './skeleton.css';

interface SkeletonProps {
  /** The number of lines to expect. */
  lines?: number;
  label?: string;
}

/** Holds the place of what is on its way. */
export function Skeleton({ lines = 3, label = '正在加载' }: SkeletonProps) {
  return (
    <div className="ui-skeleton">
      <progress aria-label={label} />
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className="ui-skeleton-line" />
      ))}
    </div>
  );
}
