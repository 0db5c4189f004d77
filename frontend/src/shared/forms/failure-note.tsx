import { Icon } from '../ui/icon';

/** Why a form could not be sent; announced when it appears. */
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
