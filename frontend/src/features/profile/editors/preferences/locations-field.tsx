import type { PreferencesEditorValues } from '@trackrecord/contracts';
import { CITIES } from '@trackrecord/contracts/lists/cities';
import { parseLocation } from '@trackrecord/contracts/profile/preferences-input';
import { VALIDATION } from '@trackrecord/contracts/validation-messages';
import type { UseFormReturn } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { CheckboxField, Field } from '../../../../shared/forms/field';
import { ControlledCombobox } from '../../../../shared/forms/controlled-combobox';
import { formatLocation, formatVisa } from '../../../../shared/profile/entry-summaries';
import { ListField } from './list-field';
import { EMPTY_LOCATION, getLocations } from './preferences-values';
import { useAddError } from './use-add-error';

interface LocationsFieldProps {
  readonly form: UseFormReturn<PreferencesEditorValues>;
}

/** The preferred locations with their visas, and the fields that add one. */
export function LocationsField({ form }: LocationsFieldProps) {
  const [locations, hasVisa, city, country] = useWatch({
    control: form.control,
    name: ['locations', 'hasVisa', 'city', 'country'],
  });
  const isComplete = city.trim() !== '' && country.trim() !== '';
  const addError = useAddError(form, 'city', isComplete, VALIDATION.locationIncomplete);

  /** Fills city and country if the text is one of the suggested cities. */
  const applySuggestion = (text: string): void => {
    if (!CITIES.some((suggestion) => suggestion === text)) return;
    const suggestedLocation = parseLocation(text);
    form.setValue('city', suggestedLocation.city);
    form.setValue('country', suggestedLocation.country);
    // Clears an earlier error, or one caused by setting the city before the country.
    void form.trigger('city');
  };

  const add = async (): Promise<void> => {
    const values = form.getValues();
    const isFilled = values.city.trim() !== '' && values.country.trim() !== '';
    if (!isFilled) addError.show();
    if (!isFilled || !(await form.trigger('city'))) {
      form.setFocus('city');
      return;
    }
    addError.clear();
    form.setValue('locations', getLocations(values));
    form.setValue('city', EMPTY_LOCATION.city);
    form.setValue('country', EMPTY_LOCATION.country);
    form.setValue('hasVisa', EMPTY_LOCATION.hasVisa);
    form.setValue('visaType', EMPTY_LOCATION.visaType);
    form.setValue('visaExpiryDate', EMPTY_LOCATION.visaExpiryDate);
    form.setFocus('city');
  };

  return (
    <ListField
      title="Locations"
      label="Your locations"
      items={locations}
      toChip={(location) => {
        const visa = formatVisa(location);
        return { text: formatLocation(location), ...(visa !== undefined && { aside: visa }) };
      }}
      onChange={(remaining) => form.setValue('locations', remaining)}
      emptyText="No locations added yet."
      addText="Add location"
      onAdd={() => void add()}
    >
      <ControlledCombobox
        form={form}
        name="city"
        label="City"
        items={CITIES}
        allowCustomText
        placeholder="Kochi"
        onChange={applySuggestion}
      />
      <Field form={form} name="country" label="Country" autoComplete="off" placeholder="India" />
      <div className="tr-field-all">
        <CheckboxField form={form} name="hasVisa" label="I have a work visa for this country" />
      </div>
      {hasVisa && (
        <>
          <Field form={form} name="visaType" label="Visa type" placeholder="Work permit" />
          <Field form={form} name="visaExpiryDate" label="Visa expiry date" type="date" />
        </>
      )}
    </ListField>
  );
}
