import type { ReactNode } from 'react';
import { RemoteImage } from '../../shared/ui/remote-image';
import { getCompanyInitials } from './format-job';
import type { ListedJob } from './listed-job';

interface JobHeadProps {
  readonly job: ListedJob;
  readonly headingId?: string;
  /** Rendered at the end of the line. */
  readonly children?: ReactNode;
}

/** The company's logo or initials, the title and the company. */
export function JobHead({ job: { title, company, companyInfo }, headingId, children }: JobHeadProps) {
  return (
    <div className="tr-job-head">
      <span className="tr-brand" aria-hidden="true">
        <RemoteImage address={companyInfo.logo} missing={getCompanyInitials(company)} />
      </span>
      <div className="tr-job-title" dir="auto">
        <h2 id={headingId}>{title}</h2>
        <div className="tr-muted">{company}</div>
      </div>
      {children}
    </div>
  );
}
