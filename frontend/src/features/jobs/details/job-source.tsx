import type { ReactNode } from 'react';
import { SampleTag } from '../../../shared/ui/sample-tag';
import { formatDay } from '../../../shared/format/format-day';
import { formatPostedSalary } from '../../../shared/jobs/format-job';
import type { ListedJob } from '../../../shared/jobs/listed-job';

function Day({ date }: { readonly date: string }) {
  return (
    <time dateTime={date} className="tr-num">
      {formatDay(date)}
    </time>
  );
}

interface JobSourceProps {
  readonly job: ListedJob;
}

/** The source of a job, its dates, and its salary in the currency of the posting. */
export function JobSource({ job: { source, postedAt, validThrough, salary } }: JobSourceProps) {
  const rows: readonly (readonly [string, ReactNode])[] = [
    ['Source', source && [source.name, source.attribution].filter(Boolean).join(' · ')],
    ['Posted', postedAt && <Day key="posted" date={postedAt} />],
    ['Open until', validThrough && <Day key="until" date={validThrough} />],
    ['Salary', salary?.posted && `${formatPostedSalary(salary) ?? ''} in the posting`],
  ];
  return (
    <section className="tr-stack tr-gap-sm" aria-label="Source">
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
