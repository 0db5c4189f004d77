import { useId } from 'react';
import { useSaving } from '../../shared/cv/use-saving';
import { Icon } from '../../shared/ui/icon';
import { WorkingMark } from '../../shared/ui/waiting';
import { saveJsonResume } from './save-json-resume';

interface ExportCardProps {
  readonly uid: string;
}

/** The other way: the profile as a file for other tools. */
export function ExportCard({ uid }: ExportCardProps) {
  const id = useId();
  const { working, start } = useSaving((services) => saveJsonResume(uid, services));
  return (
    <section className="card" aria-labelledby={id}>
      <div className="card-body">
        <div className="tr-card-head">
          <h2 id={id} className="mb-0">
            Export
          </h2>
        </div>
        <p className="tr-muted">Your profile as a file that other tools can read. Job preferences aren't included.</p>
        <button
          type="button"
          className="btn btn-plain"
          aria-disabled={working}
          aria-busy={working}
          onClick={() => void start()}
        >
          {working ? <WorkingMark /> : <Icon name="download" />}
          Export as JSON Resume
        </button>
      </div>
    </section>
  );
}
