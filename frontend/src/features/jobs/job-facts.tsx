import type { IconName } from '../../shared/ui/icon-name';
import { Icon } from '../../shared/ui/icon';
import { formatLocation, formatRole, formatSalary, formatCompanySize } from './format-job';
import type { ListedJob } from './listed-job';

interface FactProps {
  readonly icon: IconName;
  readonly label: string;
  readonly text: string;
}

function Fact({ icon, label, text }: FactProps) {
  return (
    <li>
      <Icon name={icon} />
      <span className="visually-hidden">{label}: </span>
      <bdi className="tr-num">{text}</bdi>
    </li>
  );
}

interface JobFactsProps {
  readonly job: ListedJob;
}

/** Location, company size, salary and role. */
export function JobFacts({ job }: JobFactsProps) {
  const role = formatRole(job);
  return (
    <ul className="tr-meta">
      <Fact icon="geo-alt" label="Location" text={formatLocation(job)} />
      <Fact icon="people" label="Company size" text={formatCompanySize(job)} />
      <Fact icon="cash" label="Salary" text={formatSalary(job.salary)} />
      {role !== undefined && <Fact icon="layers" label="Role" text={role} />}
    </ul>
  );
}
