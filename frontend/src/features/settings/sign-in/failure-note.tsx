import { Icon } from '../../../shared/ui/icon';

/** Why a form of the sign-in settings failed; announced when it appears. */
export function FailureNote({ text }: { readonly text: string | undefined }) {
  return (
    <div role="alert">
      {text !== undefined && (
        <div className="tr-note">
          <Icon name="exclamation-circle" />
          <div>{text}</div>
        </div>
      )}
    </div>
  );
}
