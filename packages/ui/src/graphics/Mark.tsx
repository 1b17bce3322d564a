/** The group's woven mark: two warps over two wefts, in the colour of the text around it. */
export function Mark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" fill="none">
      <path
        stroke="currentColor"
        strokeWidth="6.4"
        d="M10.5 3.5v13.3M10.5 25.2v3.3M21.5 3.5v3.3M21.5 15.2v13.3M3.5 10.5h3.3M15.2 10.5h13.3M3.5 21.5h13.3M25.2 21.5h3.3"
      />
    </svg>
  );
}
