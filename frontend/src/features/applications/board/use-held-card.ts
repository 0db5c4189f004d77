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
  readonly heldCard: HeldCard | undefined;
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
  const [heldCard, setHeldCard] = useState<HeldCard>();
  const [announcement, setAnnouncement] = useState('');

  return {
    heldCard,
    announcement,
    toggle: (application) => {
      const { title } = application.posting;
      if (heldCard?.id !== application.id) {
        setHeldCard({ id: application.id, stage: getStage(application) });
        setAnnouncement(`${title} picked up. Left and right arrows move it, Space puts it down, Escape cancels.`);
        return;
      }
      setHeldCard(undefined);
      setAnnouncement(`${title} put down in ${STAGE_NAMES[heldCard.stage]}.`);
      if (heldCard.stage !== getStage(application)) onMove(application, heldCard.stage);
    },
    step: (by) => {
      const stage = heldCard && STAGES[STAGES.indexOf(heldCard.stage) + by];
      if (heldCard === undefined || stage === undefined) return;
      setHeldCard({ ...heldCard, stage });
      setAnnouncement(`Over ${STAGE_NAMES[stage]}.`);
    },
    cancel: () => {
      if (heldCard === undefined) return;
      setHeldCard(undefined);
      setAnnouncement('Not moved.');
    },
  };
}
