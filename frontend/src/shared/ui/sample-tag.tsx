import { Icon } from './icon';

/** Labels sample data. */
export function SampleTag() {
  return (
    <span className="tr-tag is-yellow">
      <Icon name="info-circle" />
      Sample data
    </span>
  );
}
