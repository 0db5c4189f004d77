import { formatMoment } from '../event-texts';
import type { ActiveFilter } from './filter-values';

const LABELS: Readonly<Record<ActiveFilter['name'], string>> = {
  type: 'type',
  notType: 'not',
  category: 'stream',
  origin: 'origin',
  role: 'role',
  since: 'since',
  until: 'until',
  client: 'client',
  id: 'id',
};

/** Names a value that filters: "type ExperienceRevised", "since 18 Nov, 09:12:00". */
export const describeFilter = ({ name, value }: ActiveFilter): string =>
  `${LABELS[name]} ${name === 'since' || name === 'until' ? formatMoment(value) : value}`;
