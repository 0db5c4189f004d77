import type { ResumeImported } from '@trackrecord/contracts';

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** What an import comes to, in a sentence or two. */
export function previewWords({ changes, leftOut }: ResumeImported): string {
  const out =
    leftOut.length === 0 ? '' : ` ${counted(leftOut.length, 'part is not imported', 'parts are not imported')}.`;
  if (changes.length === 0) return `No changes.${out}`;
  return `${counted(changes.length, 'change', 'changes')}.${out} Nothing is saved yet.`;
}
