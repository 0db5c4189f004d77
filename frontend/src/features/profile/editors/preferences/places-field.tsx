import type { EditedPreferences } from '@trackrecord/contracts';
import { CITIES } from '@trackrecord/contracts/lists/cities';
import { locationOf } from '@trackrecord/contracts/profile/sent-preferences';
import { VALIDATION } from '@trackrecord/contracts/validation';
import type { UseFormReturn } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { CheckField } from '../../../../shared/forms/check-field';
import { ControlledCombobox } from '../../../../shared/forms/controlled-combobox';
import { Field } from '../../../../shared/forms/field';
import { placeOf } from '../../../../shared/profile/words';
import { AddedList } from './added-list';
import { visaWords } from './place-words';
import { useAddError } from './use-add-error';
import { NO_PLACE, placesOf } from './preferences-values';

interface PlacesFieldProps {
  readonly form: UseFormReturn<EditedPreferences>;
}

/** Where the person would work, with what they have for a visa, and the fields that add a place. */
export function PlacesField({ form }: PlacesFieldProps) {
  const [places, hasVisa, city, country] = useWatch({
    control: form.control,
    name: ['locations', 'hasVisa', 'city', 'country'],
  });
  const isComplete = city.trim() !== '' && country.trim() !== '';
  const addError = useAddError(form, 'city', isComplete, VALIDATION.locationIncomplete);

  /** A suggestion is a city and a country. */
  const takeSuggestion = (text: string): void => {
    if (!CITIES.some((city) => city === text)) return;
    const suggested = locationOf(text);
    form.setValue('city', suggested.city);
    form.setValue('country', suggested.country);
    // What was said about the place before it was whole, or only now that the city was there and not the country yet.
    void form.trigger('city');
  };

  const add = async (): Promise<void> => {
    const values = form.getValues();
    const isWhole = values.city.trim() !== '' && values.country.trim() !== '';
    if (!isWhole) addError.show();
    if (!isWhole || !(await form.trigger('city'))) {
      form.setFocus('city');
      return;
    }
    addError.clear();
    form.setValue('locations', placesOf(values));
    form.setValue('city', NO_PLACE.city);
    form.setValue('country', NO_PLACE.country);
    form.setValue('hasVisa', NO_PLACE.hasVisa);
    form.setValue('visaType', NO_PLACE.visaType);
    form.setValue('visaExpiryDate', NO_PLACE.visaExpiryDate);
    form.setFocus('city');
  };

  return (
    <AddedList
      title="Locations"
      label="Your locations"
      items={places}
      chipOf={(place) => {
        const visa = visaWords(place);
        return { text: placeOf(place), ...(visa !== undefined && { aside: visa }) };
      }}
      onChange={(kept) => form.setValue('locations', kept)}
      emptyText="No locations added yet."
      addText="Add location"
      onAdd={() => void add()}
    >
      <ControlledCombobox
        form={form}
        name="city"
        label="City"
        items={CITIES}
        allowsOther
        placeholder="Kochi"
        onChange={takeSuggestion}
      />
      <Field form={form} name="country" label="Country" autoComplete="off" placeholder="India" />
      <div className="tr-field-all">
        <CheckField form={form} name="hasVisa" label="I have a work visa for this country" />
      </div>
      {hasVisa && (
        <>
          <Field form={form} name="visaType" label="Visa type" placeholder="Work permit" />
          <Field form={form} name="visaExpiryDate" label="Visa expiry date" type="date" />
        </>
      )}
    </AddedList>
  );
}
