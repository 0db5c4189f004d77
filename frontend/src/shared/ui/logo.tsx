/** The logo mark; `--tr-mark` is its foreground color. */
export function LogoMark() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="9" fill="currentColor" />
      <g fill="none" stroke="var(--tr-mark)" strokeWidth="3.2" strokeLinecap="round">
        <path d="M7 9.5h16" />
        <path d="M13.5 9.5v8a5.5 5.5 0 0 0 5.5 5.5" />
      </g>
      <circle cx="24.3" cy="23" r="2.3" fill="var(--tr-mark)" />
    </svg>
  );
}

/** The logo mark with the product name. */
export function Logo() {
  return (
    <>
      <LogoMark />
      <span className="tr-wide">Trackrecord</span>
    </>
  );
}
