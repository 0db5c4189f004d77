import type { ResumeImported } from '@trackrecord/contracts';

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** What an import comes to, in a sentence or two. */
export function previewWords({ changes, leftOut }: ResumeImported): string {
  const changed = changes.length === 0 ? 'Nothing changes.' : `${counted(changes.length, 'change', 'changes')}.`;
  const out = leftOut.length === 0 ? '' : ` ${counted(leftOut.length, 'part stays out', 'parts stay out')}.`;
  return `${changed}${out} Nothing is saved yet.`;
}
