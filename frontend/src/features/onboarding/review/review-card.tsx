import type { DraftKind, OnboardingStep } from '@trackrecord/contracts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useNavigationState } from '../../../shared/session/navigation-state';
import { Card } from '../../../shared/ui/card';
import { Icon } from '../../../shared/ui/icon';
import { getStepPathFromReview } from '../wizard/step-navigation';
import { useWizard } from '../wizard/wizard-context';

interface ReviewCardProps {
  readonly title: string;
  readonly step: OnboardingStep;
  /** Query parameters of the step's URL. */
  readonly search?: string;
  /** The draft of the section, which may be unfinished. */
  readonly draft?: DraftKind;
  readonly emptyText: string;
  readonly children: ReactNode;
}

/** A section of the profile with a link to its step (spec section 2, Review step). */
export function ReviewCard({ title, step, search, draft, emptyText, children }: ReviewCardProps) {
  const state = useNavigationState();
  const { getUnfinishedDrafts } = useWizard();
  const isEmpty = Array.isArray(children) ? children.length === 0 : !children;
  const editLink = (
    <Link
      className="btn btn-quiet btn-sm tr-push"
      to={getStepPathFromReview(step, search)}
      state={state}
      aria-label={`Edit ${title}`}
    >
      <Icon name="pencil" />
      Edit
    </Link>
  );
  return (
    <Card title={title} margin="mb-2" action={editLink}>
      {isEmpty ? <p className="tr-quiet mb-0">{emptyText}</p> : children}
      {draft !== undefined && getUnfinishedDrafts().includes(draft) && (
        <p className="tr-note is-yellow mt-2 mb-0">
          <Icon name="exclamation-triangle" />
          <span>Changes you have not finished here are not saved with your profile. Select Edit to finish them.</span>
        </p>
      )}
    </Card>
  );
}

interface ReviewEntryProps {
  readonly title: string;
  readonly detail: string;
}

export function ReviewEntry({ title, detail }: ReviewEntryProps) {
  return (
    <div className="tr-review-entry">
      <div className="fw-semibold">{title}</div>
      {detail !== '' && <div className="tr-muted tr-small">{detail}</div>}
    </div>
  );
}

interface ReviewChipsProps {
  readonly texts: readonly string[];
}

export function ReviewChips({ texts }: ReviewChipsProps) {
  return (
    <ul className="tr-chips">
      {texts.map((text, index) => (
        <li key={index} className="tr-chip">
          {text}
        </li>
      ))}
    </ul>
  );
}
