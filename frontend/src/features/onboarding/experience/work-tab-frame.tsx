import type { ReactNode } from 'react';
import { AddButton } from '../wizard/add-button';
import { NextButton, StepFoot } from '../wizard/step-foot';
import type { useStepNavigation } from '../wizard/step-navigation';
import { StepPage } from '../wizard/step-page';
import type { Entries } from '../entries/use-entries';
import type { WorkTab } from './requirements';

/** What both tabs get from the step. */
export interface WorkTabProps {
  readonly saving: boolean;
  readonly navigation: ReturnType<typeof useStepNavigation>;
  /** Whether this is the tab that has to be filled in. */
  readonly required: boolean;
  readonly tabs: ReactNode;
  readonly panel: string;
  readonly onNext: () => void;
  /** Absent while nothing can be skipped. */
  readonly onSkip: (() => void) | undefined;
}

interface WorkTabFrameProps<Item> extends WorkTabProps {
  readonly tab: WorkTab;
  readonly heading: string;
  readonly what: string;
  readonly entries: Entries<Item>;
  readonly onSubmit: () => void;
  /** Whether the way on is barred until the list holds something. */
  readonly barred: boolean;
  readonly children: ReactNode;
}

/** The layout both tabs share: heading, tabs, panel, and the foot with its four ways. */
export function WorkTabFrame<Item>(props: WorkTabFrameProps<Item>) {
  const { tab, heading, what, entries, onSubmit, barred, saving, navigation, tabs, panel, onNext, onSkip, children } =
    props;
  const next = navigation.returning ? 'Back to Review' : 'Next';
  return (
    <StepPage
      title={heading}
      heading={heading}
      foot={
        <StepFoot onBack={navigation.goBack} isCrowded={onSkip !== undefined}>
          {onSkip !== undefined && (
            <button type="button" className="btn btn-quiet" disabled={saving} onClick={onSkip}>
              Skip
            </button>
          )}
          <AddButton what={what} entries={entries} onSubmit={onSubmit} />
          <NextButton label={barred ? 'Required' : next} disabled={barred} saving={saving} onClick={onNext} />
        </StepFoot>
      }
    >
      <div className="mt-3">{tabs}</div>
      <div role="tabpanel" id={panel} aria-labelledby={`${panel}-${tab}`}>
        {children}
      </div>
    </StepPage>
  );
}
