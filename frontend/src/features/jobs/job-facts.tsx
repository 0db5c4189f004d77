import type { IconName } from '../../shared/ui/icon-name';
import { Icon } from '../../shared/ui/icon';
import { placeWords, roleWords, salaryWords, sizeWords } from './job-words';
import type { ListedJob } from './listed-job';

interface FactProps {
  readonly icon: IconName;
  readonly what: string;
  readonly text: string;
}

function Fact({ icon, what, text }: FactProps) {
  return (
    <li>
      <Icon name={icon} />
      <span className="visually-hidden">{what}: </span>
      <bdi className="tr-num">{text}</bdi>
    </li>
  );
}

interface JobFactsProps {
  readonly job: ListedJob;
}

/** Where a job is, at how large a company, what it pays and what kind of role it is. */
export function JobFacts({ job }: JobFactsProps) {
  const role = roleWords(job);
  return (
    <ul className="tr-meta">
      <Fact icon="geo-alt" what="Location" text={placeWords(job)} />
      <Fact icon="people" what="Company size" text={sizeWords(job)} />
      <Fact icon="cash" what="Salary" text={salaryWords(job.salary)} />
      {role !== undefined && <Fact icon="layers" what="Role" text={role} />}
    </ul>
  );
}
