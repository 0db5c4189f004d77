import type { EditedSection, Profile, ProfileSections } from '@trackrecord/contracts';
import { SECTION_MESSAGES } from '@trackrecord/contracts/messages';
import { useState } from 'react';
import { sameValues } from '../../../../shared/forms/same-values';
import { useUnsavedGuard } from '../../../../shared/forms/use-unsaved-guard';
import type { DiscardQuestion } from '../../../../shared/forms/use-unsaved-guard';
import { useShowProfile } from '../../../../shared/profile/profile-api';
import { useSaveOver } from '../../../../shared/profile/use-save-over';
import type { Outcome } from '../../../../shared/profile/use-save-over';
import { notify } from '../../../../shared/toast/notify';
import { useDialogHold } from '../../../../shared/ui/dialog-hold';
import { useKeptDraft } from './use-kept-draft';
import { profileAfter, useSaveSectionMutation } from '../../section-api';

/** What an editor edits, and what it does about what comes of saving it. */
interface SectionSource<Section extends EditedSection, Values> {
  readonly profile: Profile;
  readonly section: Section;
  /** What the form holds, for a draft. */
  readonly typed: unknown;
  /** Discards the draft that the form was opened with; undefined where there was none. */
  readonly onDiscardDraft: (() => void) | undefined;
  /** The section as it is saved. What the form does not ask for comes from the version it goes over. */
  readonly sectionOf: (values: Values, base: Profile) => ProfileSections[Section];
  /** How many changes are not saved yet, as the foot counts them. */
  readonly changes: number;
  /** Loads another version into the form. */
  readonly load: (theirs: Profile) => void;
  /** Shows at its fields what the server found wrong with what was sent. */
  readonly showFaults?: (failure: unknown, values: Values) => void;
  readonly onSaved: () => void;
}

/** Two versions of one section, of which one is to stay. */
export interface Conflict {
  readonly section: EditedSection;
  readonly mine: ProfileSections;
  readonly theirs: Profile;
}

/** An editor as its frame shows it. */
export interface SectionEditor {
  readonly saving: boolean;
  readonly changes: number;
  readonly conflict: Conflict | undefined;
  /** What happened last, for those who cannot see it. */
  readonly said: string;
  readonly say: (words: string) => void;
  readonly keepMine: () => void;
  readonly acceptRemote: () => void;
  readonly dismiss: () => void;
  /** Asks before unsaved edits are lost. */
  readonly question: DiscardQuestion;
  readonly onDiscardDraft: (() => void) | undefined;
}

interface Saving<Values> {
  readonly editor: SectionEditor;
  readonly save: (values: Values) => void;
}

/** Saves a section from its editor, and settles what stands in the way (spec sections 5 and 8). */
export function useSectionEditor<Section extends EditedSection, Values>(
  source: SectionSource<Section, Values>,
): Saving<Values> {
  const { profile, section, typed, sectionOf, changes, load, showFaults, onSaved } = source;
  const texts = SECTION_MESSAGES[section];
  const [send] = useSaveSectionMutation();
  const showProfile = useShowProfile();
  const [attempted, setAttempted] = useState<Values>();
  const [said, say] = useState('');
  const saver = useSaveOver(
    profile,
    texts,
    async (uid, values: Values, base) => {
      const answer = await send({
        uid,
        section,
        value: sectionOf(values, base),
        revision: base.revision,
        stored: base.preferredRoles,
      }).unwrap();
      await showProfile(profileAfter(base, section, answer));
    },
    {
      // Another window saved the same, or this one did and the answer was lost.
      isSavedIn: (values, theirs) => sameValues(sectionOf(values, theirs), theirs[section]),
      // Only this section is saved: whatever else they changed stays.
      canAutoMerge: (_values, base, theirs) => sameValues(base[section], theirs[section]),
    },
  );
  const { question, release } = useUnsavedGuard(changes > 0);
  useDialogHold(saver.saving);
  const draft = useKeptDraft({ base: saver.base, section, typed, isUnsaved: changes > 0 });

  const finish = async (values: Values, attempt: Promise<Outcome>): Promise<void> => {
    setAttempted(() => values);
    // Nothing of it holds any more, and what is said again is announced again.
    say('');
    const outcome = await attempt;
    if (outcome.saved) {
      release();
      draft.forget();
      notify.success(texts.saved);
      onSaved();
    } else if (outcome.failure !== undefined) showFaults?.(outcome.failure, values);
  };

  const { theirs } = saver;
  const conflict =
    theirs === undefined || attempted === undefined
      ? undefined
      : { section, mine: { [section]: sectionOf(attempted, theirs) }, theirs };

  return {
    editor: {
      saving: saver.saving,
      changes,
      conflict,
      said,
      say,
      keepMine: () => {
        if (attempted !== undefined) void finish(attempted, saver.keepMine(attempted));
      },
      acceptRemote: () => {
        if (theirs === undefined) return;
        load(theirs);
        saver.acceptRemote();
        say('The saved version is loaded.');
      },
      dismiss: saver.dismiss,
      question: {
        ...question,
        discard: () => {
          draft.forget();
          question.discard();
        },
      },
      onDiscardDraft: source.onDiscardDraft,
    },
    save: (values) => void finish(values, saver.save(values)),
  };
}
