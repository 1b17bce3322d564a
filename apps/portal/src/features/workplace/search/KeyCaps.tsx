import './search.css';

/** Renders a key or a combination of keys. */
export const KeyCaps = ({ keys }: { keys: readonly string[] }) => (
  <span className="search-keys">
    {keys.map((key) => (
      <kbd key={key}>{key}</kbd>
    ))}
  </span>
);
