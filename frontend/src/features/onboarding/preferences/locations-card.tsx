import { CITIES } from '@trackrecord/contracts/lists/cities';
import { parseLocation } from '@trackrecord/contracts/profile/preferences-input';
import { VALIDATION } from '@trackrecord/contracts/validation-messages';
import { useState } from 'react';
import { Combobox } from '../../../shared/forms/combobox';
import { formatLocation } from '../../../shared/profile/entry-summaries';
import { RemovableChips } from '../../../shared/ui/removable-chips';
import { Card } from '../../../shared/ui/card';
import type { UpdatePreferences } from './use-preferences-form';

interface LocationsCardProps {
  readonly locations: readonly string[];
  /** The text in the search box. */
  readonly query: string;
  readonly error: string | undefined;
  readonly update: UpdatePreferences;
}

/** Preferred locations: listed cities, or any other as "City, Country" (spec sections 3 and 9). */
export function LocationsCard({ locations, query, error, update }: LocationsCardProps) {
  const [addError, setAddError] = useState<string>();
  const setQuery = (location: string): void => update(() => ({ location }));

  const add = (text: string): void => {
    const location = parseLocation(text);
    const isComplete = location.city !== '' && location.country !== '';
    setAddError(isComplete ? undefined : VALIDATION.locationIncomplete);
    if (!isComplete) return;
    const place = formatLocation(location);
    update((latestValues) => ({
      locations: latestValues.locations.includes(place) ? latestValues.locations : [...latestValues.locations, place],
    }));
    setQuery('');
  };

  return (
    <Card title="Locations" margin="mb-3">
      <RemovableChips
        label="Your locations"
        chips={locations.map((place) => ({ key: place, text: place }))}
        onRemove={(place) =>
          update((latestValues) => ({ locations: latestValues.locations.filter((location) => location !== place) }))
        }
      />
      <form
        className="tr-add-row"
        onSubmit={(event) => {
          event.preventDefault();
          add(query);
        }}
      >
        <Combobox
          label="Add a location"
          items={CITIES}
          value={query}
          onChange={(text) => {
            setAddError(undefined);
            setQuery(text);
          }}
          onSelect={add}
          allowCustomText
          emptyText="No matching city. Enter any other as City, Country."
          placeholder="City, Country"
          error={addError ?? error}
        />
        <button type="submit" className="btn btn-plain" disabled={query.trim() === ''}>
          Add location
        </button>
      </form>
    </Card>
  );
}
