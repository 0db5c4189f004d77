import { Icon } from '../../../shared/ui/icon';
import { useTyped } from './use-typed';

interface SearchLineProps {
  readonly search: string;
  readonly onSeek: (search: string) => void;
  readonly filtersSet: number;
  readonly filtersOpen: boolean;
  /** The id of the filters. */
  readonly filtersId: string;
  readonly onToggle: () => void;
}

/** The search box, and the button that opens the filters. */
export function SearchLine({ search, onSeek, filtersSet, filtersOpen, filtersId, onToggle }: SearchLineProps) {
  const typed = useTyped(search, onSeek);
  return (
    <div className="tr-job-search">
      <div role="search" className="tr-field-icon">
        <Icon name="search" />
        <input
          className="form-control"
          type="search"
          placeholder="Search jobs..."
          aria-label="Search jobs"
          maxLength={200}
          value={typed.text}
          onChange={(event) => typed.type(event.target.value)}
          onBlur={typed.tellNow}
          onKeyDown={(event) => {
            if (event.key === 'Enter') typed.tellNow();
          }}
        />
      </div>
      <button
        type="button"
        className="btn btn-plain"
        aria-expanded={filtersOpen}
        aria-controls={filtersOpen ? filtersId : undefined}
        onClick={onToggle}
      >
        <Icon name="sliders" />
        Filters
        {filtersSet > 0 && (
          <span className="tr-count">
            {filtersSet}
            <span className="visually-hidden"> set</span>
          </span>
        )}
      </button>
    </div>
  );
}
