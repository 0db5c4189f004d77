import { EmptyTrack } from '../../../shared/ui/empty-track';

interface NoJobsProps {
  readonly text: string;
  /** What may lead to some, and does so. */
  readonly way?: { readonly text: string; readonly go: () => void } | undefined;
}

/** There is nothing to list. */
export function NoJobs({ text, way }: NoJobsProps) {
  return (
    <section className="card" aria-label="No jobs">
      <div className="tr-empty">
        <EmptyTrack />
        <div>{text}</div>
        {way !== undefined && (
          <button type="button" className="btn btn-plain" onClick={way.go}>
            {way.text}
          </button>
        )}
      </div>
    </section>
  );
}
