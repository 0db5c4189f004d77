import type { ApplicationSummary, Stage } from '@trackrecord/contracts';
import { STAGE_NAMES, STAGES } from '@trackrecord/contracts/applications/stages';
import { useState } from 'react';
import { getStage } from '../stage';

/** A card that was picked up with the keyboard, and the column it is over. */
interface HeldCard {
  readonly id: string;
  readonly stage: Stage;
}

export interface CardHold {
  readonly held: HeldCard | undefined;
  /** What screen readers announce. */
  readonly announcement: string;
  /** Picks a card up, or puts it down where it is. */
  readonly toggle: (application: ApplicationSummary) => void;
  /** Moves the held card to the column before (-1) or after (1) it. */
  readonly step: (by: number) => void;
  readonly cancel: () => void;
}

/** Lets users move cards between columns with the keyboard: pick up, step left and right, put down. */
export function useHeldCard(onMove: (application: ApplicationSummary, stage: Stage) => void): CardHold {
  const [held, setHeld] = useState<HeldCard>();
  const [announcement, setAnnouncement] = useState('');

  return {
    held,
    announcement,
    toggle: (application) => {
      const { title } = application.posting;
      if (held?.id !== application.id) {
        setHeld({ id: application.id, stage: getStage(application) });
        setAnnouncement(`${title} picked up. Left and right arrows move it, Space puts it down, Escape cancels.`);
        return;
      }
      setHeld(undefined);
      setAnnouncement(`${title} put down in ${STAGE_NAMES[held.stage]}.`);
      if (held.stage !== getStage(application)) onMove(application, held.stage);
    },
    step: (by) => {
      const stage = held && STAGES[STAGES.indexOf(held.stage) + by];
      if (held === undefined || stage === undefined) return;
      setHeld({ ...held, stage });
      setAnnouncement(`Over ${STAGE_NAMES[stage]}.`);
    },
    cancel: () => {
      if (held === undefined) return;
      setHeld(undefined);
      setAnnouncement('Not moved.');
    },
  };
}
