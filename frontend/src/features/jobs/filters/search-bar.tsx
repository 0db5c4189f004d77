import { useDebouncedText } from '../../../shared/forms/use-debounced-text';
import { Icon } from '../../../shared/ui/icon';
import { isEnter } from '../../../shared/forms/is-enter';

/** The server's limit. */
const MAX_SEARCH_LENGTH = 200;

interface SearchBarProps {
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly filterCount: number;
  readonly areFiltersOpen: boolean;
  readonly filtersId: string;
  readonly onToggle: () => void;
}

/** The search box and the button that opens the filters. */
export function SearchBar({ search, onSearch, filterCount, areFiltersOpen, filtersId, onToggle }: SearchBarProps) {
  const input = useDebouncedText(search, onSearch);
  return (
    <div className="tr-job-search">
      <div role="search" className="tr-field-icon">
        <Icon name="search" />
        <input
          className="form-control"
          type="search"
          placeholder="Search jobs..."
          aria-label="Search jobs"
          maxLength={MAX_SEARCH_LENGTH}
          value={input.text}
          onChange={(event) => input.setText(event.target.value)}
          onBlur={input.flush}
          onKeyDown={(event) => {
            if (isEnter(event)) input.flush();
          }}
        />
      </div>
      <button
        type="button"
        className="btn btn-plain"
        aria-expanded={areFiltersOpen}
        aria-controls={areFiltersOpen ? filtersId : undefined}
        onClick={onToggle}
      >
        <Icon name="sliders" />
        Filters
        {filterCount > 0 && (
          <span className="tr-count">
            {filterCount}
            <span className="visually-hidden"> set</span>
          </span>
        )}
      </button>
    </div>
  );
}
