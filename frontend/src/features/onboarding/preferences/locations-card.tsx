import { CITIES } from '@trackrecord/contracts/lists/cities';
import { locationOf } from '@trackrecord/contracts/profile/sent-preferences';
import { VALIDATION } from '@trackrecord/contracts/validation';
import { useId, useState } from 'react';
import { Combobox } from '../../../shared/forms/combobox';
import { placeOf } from '../../../shared/profile/words';
import { RemovableChips } from '../../../shared/ui/removable-chips';
import type { ChangePreferences } from './use-preferences';

interface LocationsCardProps {
  readonly locations: readonly string[];
  /** What stands in the search box. */
  readonly typed: string;
  readonly fault: string | undefined;
  readonly change: ChangePreferences;
}

/** Where somebody would work: cities to pick, or any other written as City, Country (spec sections 3 and 9). */
export function LocationsCard({ locations, typed, fault, change }: LocationsCardProps) {
  const id = useId();
  const [refused, setRefused] = useState<string>();
  const setTyped = (location: string): void => change(() => ({ location }));

  const add = (text: string): void => {
    const location = locationOf(text);
    const isWhole = location.city !== '' && location.country !== '';
    setRefused(isWhole ? undefined : VALIDATION.locationIncomplete);
    if (!isWhole) return;
    const place = placeOf(location);
    change((now) => ({ locations: now.locations.includes(place) ? now.locations : [...now.locations, place] }));
    setTyped('');
  };

  return (
    <section className="card" aria-labelledby={id}>
      <div className="card-body">
        <div className="tr-card-head mb-3">
          <h2 id={id}>Locations</h2>
        </div>
        <RemovableChips
          label="Your locations"
          chips={locations.map((place) => ({ key: place, text: place }))}
          onRemove={(place) => change((now) => ({ locations: now.locations.filter((other) => other !== place) }))}
        />
        <form
          className="tr-add-row"
          onSubmit={(event) => {
            event.preventDefault();
            add(typed);
          }}
        >
          <Combobox
            label="Add a location"
            items={CITIES}
            value={typed}
            onChange={(text) => {
              setRefused(undefined);
              setTyped(text);
            }}
            onPick={add}
            allowsOther
            emptyText="No matching city. Enter any other as City, Country."
            placeholder="City, Country"
            error={refused ?? fault}
          />
          <button type="submit" className="btn btn-plain" disabled={typed.trim() === ''}>
            Add location
          </button>
        </form>
      </div>
    </section>
  );
}
