import type { OnboardingStep } from '@trackrecord/contracts';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useNavigationState } from '../../../shared/session/navigation-state';
import { Icon } from '../../../shared/ui/icon';
import { getPathWithReturn } from '../wizard/step-navigation';

interface ReviewCardProps {
  readonly title: string;
  readonly step: OnboardingStep;
  /** Query parameters of the step's URL. */
  readonly search?: string;
  /** Whether the step has an unfinished draft. */
  readonly isUnfinished: boolean;
  readonly emptyText: string;
  readonly children: ReactNode;
}

/** A section of the profile with a link to its step (spec section 2, Review step). */
export function ReviewCard({ title, step, search, isUnfinished, emptyText, children }: ReviewCardProps) {
  const id = useId();
  const state = useNavigationState();
  const isEmpty = Array.isArray(children) ? children.length === 0 : !children;
  return (
    <section className="card" aria-labelledby={id}>
      <div className="card-body">
        <div className="tr-card-head mb-2">
          <h2 id={id}>{title}</h2>
          <Link
            className="btn btn-quiet btn-sm tr-push"
            to={getPathWithReturn(step, search)}
            state={state}
            aria-label={`Edit ${title}`}
          >
            <Icon name="pencil" />
            Edit
          </Link>
        </div>
        {isEmpty ? <p className="tr-quiet mb-0">{emptyText}</p> : children}
        {isUnfinished && (
          <p className="tr-note is-yellow mt-2 mb-0">
            <Icon name="exclamation-triangle" />
            <span>You have unfinished changes here. Edit to continue.</span>
          </p>
        )}
      </div>
    </section>
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
