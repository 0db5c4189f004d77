import type { ResumeImported } from '@trackrecord/contracts';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { bySection } from './section-titles';

interface PartProps {
  readonly title: string;
  readonly children: ReactNode;
}

function Part({ title, children }: PartProps) {
  const id = useId();
  return (
    <section className="card" aria-labelledby={id}>
      <div className="card-body tr-entry-words">
        <div className="tr-card-head">
          <h2 id={id} className="mb-0">
            {title}
          </h2>
        </div>
        {children}
      </div>
    </section>
  );
}

interface ImportOutcomeProps {
  readonly preview: ResumeImported;
}

/** What an import changes, section by section, and what of the file stays out and why. */
export function ImportOutcome({ preview: { changes, leftOut, message } }: ImportOutcomeProps) {
  return (
    <>
      <Part title="What changes">
        {changes.length === 0 && <p className="tr-muted mb-0">{message}</p>}
        {bySection(changes).map(({ title, words }) => (
          <div key={title} className="tr-part">
            <h3 className="mb-1">{title}</h3>
            <ul className="mb-0 ps-4">
              {words.map((change, place) => (
                <li key={place}>{change}</li>
              ))}
            </ul>
          </div>
        ))}
      </Part>
      {leftOut.length > 0 && (
        <Part title="Not imported">
          <ul className="tr-entries">
            {leftOut.map(({ path, message }, place) => (
              <li key={place}>
                {message} <span className="tr-mono tr-quiet">{path}</span>
              </li>
            ))}
          </ul>
        </Part>
      )}
    </>
  );
}
