import { Icon } from '../../../shared/ui/icon';

interface SentChangesNoteProps {
  readonly company: string;
  /** The changed parts of the profile, if they are known. */
  readonly names?: string;
}

/** Says that the profile has changed since the CV was sent. */
export function SentChangesNote({ company, names }: SentChangesNoteProps) {
  return (
    <div className="tr-note">
      <Icon name="info-circle" />
      <div>
        Your profile has changed since
        {names !== undefined && (
          <>
            : <bdi>{names}</bdi>
          </>
        )}
        . <bdi>{company}</bdi> has not seen the changes.
      </div>
    </div>
  );
}
