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
export function getSampleShare(sampleFlags: readonly boolean[]): 'all' | 'some' | 'none' {
  if (!sampleFlags.includes(true)) return 'none';
  return sampleFlags.includes(false) ? 'some' : 'all';
}
