/** The illustration of an empty state. */
export function EmptyIllustration() {
  return (
    <svg
      className="tr-art"
      viewBox="0 0 80 48"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M4 10h28a14 14 0 0 1 14 14a14 14 0 0 0 14 14h2" strokeDasharray="1 7" />
      <path d="M4 10h22" />
      <circle cx="72" cy="38" r="5" fill="currentColor" stroke="none" />
    </svg>
  );
}
