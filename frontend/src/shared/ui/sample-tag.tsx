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

/**
 * Returns how much of a list is sample data: `all` is labelled once for the list, `some` on each sample item.
 */
export function getSampleShare(isSample: readonly boolean[]): 'all' | 'some' | 'none' {
  if (!isSample.includes(true)) return 'none';
  return isSample.includes(false) ? 'some' : 'all';
}
