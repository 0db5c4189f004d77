import type { ReactNode } from 'react';
import { SampleTag } from '../../../shared/ui/sample-tag';
import { dayWords } from '../../../shared/words/day-words';
import type { ListedJob } from '../listed-job';

interface DayProps {
  readonly of: string;
}

function Day({ of }: DayProps) {
  return (
    <time dateTime={of} className="tr-num">
      {dayWords(of)}
    </time>
  );
}

interface OriginProps {
  readonly job: ListedJob;
}

/** Where a job comes from, since when and until when it is open, and what was done to its salary. */
export function Origin({ job: { source, postedAt, validThrough, salary } }: OriginProps) {
  const rows: readonly (readonly [string, ReactNode])[] = [
    ['Source', source && [source.name, source.attribution].filter(Boolean).join(' · ')],
    ['Posted', <Day key="posted" of={postedAt} />],
    ['Open until', validThrough && <Day key="until" of={validThrough} />],
    ['Salary', salary?.convertedFrom && `Converted from ${salary.convertedFrom}`],
  ];
  return (
    <section className="tr-stack tr-close" aria-label="Source">
      <dl className="tr-facts tr-facts-wide">
        {rows.map(
          ([term, value]) =>
            value !== undefined && (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {source?.isSample && (
        <p className="tr-row tr-small tr-muted">
          <SampleTag /> This job and company are fictional.
        </p>
      )}
    </section>
  );
}
