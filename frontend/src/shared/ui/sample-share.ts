/**
 * How much of a list is sample data of ours: where all of it is, one word for the list says so; where only some is, each
 * of those things says it itself.
 */
export function sampleShare(isSample: readonly boolean[]): 'all' | 'some' | 'none' {
  if (!isSample.includes(true)) return 'none';
  return isSample.includes(false) ? 'some' : 'all';
}
