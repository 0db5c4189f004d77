import type { SkillsByCategory } from '@trackrecord/contracts';
import { useRef } from 'react';
import type { PendingDetection } from '../../../shared/describe/pending-detections';

/** An entry whose skills may be detected after it was added. */
interface EntryWithSkills {
  readonly id: string;
  readonly description?: string;
  readonly skills?: SkillsByCategory | undefined;
}

/** Skills that were detected after their entry was added. */
export interface LateSkills {
  readonly id: string;
  /** The skills by themselves, without those that the user removed. */
  readonly skills: SkillsByCategory;
  /** Adds the skills to the entry, or to the values of its form. */
  readonly addTo: <Entry extends object>(entry: Entry) => Entry;
}

/** How long saving a step waits for skills. Those that come later are offered in the skills step. */
const MAX_WAIT_MS = 3_000;

/** Waits for the skills of entries that were added before the detection had answered, and reports them. */
export function useLateSkills<Item extends { readonly id: string }>(onFound: (lateSkills: LateSkills) => void) {
  const waits = useRef(new Set<Promise<LateSkills | undefined>>());

  return {
    /** Waits for the skills of an entry. Without an answer, the entry stays as it is. */
    waitFor: (submittedItem: Item, { skills, addTo }: PendingDetection): void => {
      const { id, description }: EntryWithSkills = submittedItem;
      const wait = skills.then(
        (foundSkills) => ({
          id,
          skills: addTo({}, foundSkills),
          addTo: <Entry extends Partial<EntryWithSkills>>(entry: Entry): Entry =>
            // Another description has a detection of its own.
            entry.description === description ? { ...entry, skills: addTo(entry.skills ?? {}, foundSkills) } : entry,
        }),
        () => undefined,
      );
      waits.current.add(wait);
      void wait.then((lateSkills) => {
        waits.current.delete(wait);
        if (lateSkills) onFound(lateSkills);
      });
    },
    /** Waits a moment for the skills that are missing. Returns the entries with those that were found. */
    complete: async (items: readonly Item[]): Promise<readonly Item[]> => {
      const found: LateSkills[] = [];
      const collected = [...waits.current].map((wait) =>
        wait.then((lateSkills) => lateSkills && found.push(lateSkills)),
      );
      const timeout = new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS));
      if (collected.length > 0) await Promise.race([Promise.all(collected), timeout]);
      return items.map((item) => found.find(({ id }) => id === item.id)?.addTo(item) ?? item);
    },
  };
}
