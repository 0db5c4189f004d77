import { useState } from 'react';
import { TextField } from '../../../shared/forms/text-field';
import { isFilterText } from './filter-values';
import type { TextFilter as TextFilterName } from './filter-values';

interface TextFilterProps {
  readonly name: TextFilterName;
  readonly label: string;
  readonly hint: string;
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
}

const ERRORS = {
  client: 'A client consists of letters, digits and the characters . + / -',
  id: 'An id consists of letters, digits, colons and hyphens.',
} as const;

/** A filter that is typed. It is applied by Enter, or when the field is left. */
export function TextFilter({ name, label, hint, value = '', onChange }: TextFilterProps & { name: 'client' | 'id' }) {
  const [typed, setTyped] = useState<string>();
  const text = (typed ?? value).trim();
  const isValid = text === '' || isFilterText(name, text);
  const apply = (): void => {
    if (typed === undefined || !isValid) return;
    setTyped(undefined);
    if (text !== value) onChange(text === '' ? undefined : text);
  };
  return (
    <TextField
      label={label}
      hint={hint}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      value={typed ?? value}
      {...(!isValid && { error: ERRORS[name] })}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={apply}
      onKeyDown={({ key }) => {
        if (key === 'Enter') apply();
      }}
    />
  );
}

/** Converts a time to the value of an input: local time to the minute. */
function toLocalTime(iso: string): string {
  const date = new Date(iso);
  const pad = (part: number): string => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}T${pad(date.getHours())}:${pad(date.getMinutes())}`;
}

/** Converts the value of an input to a time; undefined if it is empty or not whole. */
function fromLocalTime(text: string): string | undefined {
  const time = Date.parse(text);
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}

interface TimeFilterProps {
  readonly label: string;
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
}

/** A filter by time, in local time. */
export const TimeFilter = ({ label, value, onChange }: TimeFilterProps) => (
  <TextField
    label={label}
    type="datetime-local"
    defaultValue={value === undefined ? '' : toLocalTime(value)}
    // Another value of the URL, as after going back, fills the field again.
    key={value}
    onBlur={({ target }) => {
      const time = fromLocalTime(target.value);
      if (time !== value) onChange(time);
    }}
    onKeyDown={({ key, currentTarget }) => {
      if (key === 'Enter') onChange(fromLocalTime(currentTarget.value));
    }}
  />
);
