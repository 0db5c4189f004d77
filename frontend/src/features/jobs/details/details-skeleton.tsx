const LINE_WIDTHS = ['w-75', 'w-50', 'w-100', 'w-75', 'w-100', 'w-50'];

/** Keeps the place of the logo, the title and the company while they are loading. */
export function HeadSkeleton() {
  return (
    <div className="tr-job-head tr-delayed" aria-hidden="true">
      <span className="tr-skeleton tr-brand" />
      <span className="tr-job-title tr-stack tr-gap-sm">
        <span className="tr-skeleton w-75" />
        <span className="tr-skeleton w-50" />
      </span>
    </div>
  );
}

/** Keeps the place of the text while it is loading. */
export function TextSkeleton() {
  return (
    <div className="tr-stack tr-delayed" aria-hidden="true">
      {LINE_WIDTHS.map((width, line) => (
        <span key={line} className={`tr-skeleton ${width}`} />
      ))}
    </div>
  );
}
