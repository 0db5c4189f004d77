import { Icon } from './icon';

/** Says that something on the screen is sample data of ours. */
export function SampleTag() {
  return (
    <span className="tr-tag is-yellow">
      <Icon name="info-circle" />
      Sample data
    </span>
  );
}
