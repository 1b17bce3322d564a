interface ReadBarProps {
  read: number;
  meant: number;
}

/** The share of readers. People who left may have read it too, so it is capped at the whole. */
export function ReadBar({ read, meant }: ReadBarProps) {
  const share = meant === 0 ? 0 : Math.min(100, Math.round((read / meant) * 100));
  return (
    <span className="ams-bar">
      <span className="ams-bar-track" aria-hidden="true">
        <span style={{ width: `${share}%` }} />
      </span>
      <span className="num">
        {read} / {meant}
      </span>
    </span>
  );
}
