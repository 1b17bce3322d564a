import './search.css';

/** A key, or several together, as they are printed on a keyboard. */
export const Key = ({ keys }: { keys: readonly string[] }) => (
  <span className="search-keys">
    {keys.map((key) => (
      <kbd key={key}>{key}</kbd>
    ))}
  </span>
);
