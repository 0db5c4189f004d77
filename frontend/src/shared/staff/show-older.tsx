import { ButtonSpinner } from '../ui/loading';

interface ShowOlderProps {
  readonly isLoading: boolean;
  readonly onLoad: () => void;
}

/** The button that loads the next page of a list. */
export function ShowOlder({ isLoading, onLoad }: ShowOlderProps) {
  return (
    <button
      type="button"
      className="btn btn-plain w-100 mt-3"
      aria-disabled={isLoading}
      onClick={() => {
        if (!isLoading) onLoad();
      }}
    >
      {isLoading && <ButtonSpinner />}
      Show older
    </button>
  );
}
