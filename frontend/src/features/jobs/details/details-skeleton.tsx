import { SlowLoadingNote } from '../../../shared/ui/loading';

const LINES = ['w-75', 'w-50', 'w-100', 'w-75', 'w-100', 'w-50'];

export function DetailsSkeleton() {
  return (
    <div className="tr-pane-body" aria-busy="true">
      <p className="visually-hidden" role="status">
        Loading the job
      </p>
      <SlowLoadingNote />
      <div className="tr-stack tr-late" aria-hidden="true">
        <span className="tr-bone tr-bone-gauge" />
        {LINES.map((width, line) => (
          <span key={line} className={`tr-bone ${width}`} />
        ))}
      </div>
    </div>
  );
}
