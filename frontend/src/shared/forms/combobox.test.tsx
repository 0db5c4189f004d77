import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { Dialog } from '../ui/dialog';
import { Combobox } from './combobox';
import type { ComboboxProps } from './combobox';
import { schemaResolver } from './schema-resolver';
import { ControlledCombobox } from './controlled-combobox';

const CITIES = ['Mumbai, India', 'Navi Mumbai, India', 'Pune, India', 'Dubai, United Arab Emirates'];

function Page({ value = '', ...given }: Partial<ComboboxProps>) {
  const [city, setCity] = useState(value);
  return (
    <>
      <Combobox label="City" items={CITIES} value={city} onChange={setCity} {...given} />
      <button type="button">After</button>
    </>
  );
}

const show = (given: Partial<ComboboxProps> = {}) => ({ user: userEvent.setup(), ...render(<Page {...given} />) });
const field = () => screen.getByRole('combobox', { name: 'City' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const opener = () => screen.getByRole('button', { name: 'Show the list: City' });

describe('Combobox', () => {
  it('opens on a click on the input and shows all options', async () => {
    const { user } = show();
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    expect(options()).toEqual([]);
    await user.click(field());
    expect(field()).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('listbox', { name: 'City' })).toBeVisible();
    expect(options()).toEqual(CITIES);
    await user.click(field());
    expect(options()).toEqual(CITIES);
  });

  it('opens and closes with its button, keeping the focus in the input', async () => {
    const { user } = show();
    await user.click(opener());
    expect(options()).toEqual(CITIES);
    expect(field()).toHaveFocus();
    await user.click(opener());
    expect(options()).toEqual([]);
    expect(field()).toHaveFocus();
  });

  it('filters by the typed text, best match first, and announces the number of results', async () => {
    const { user } = show();
    await user.type(field(), 'mum');
    expect(options()).toEqual(['Mumbai, India', 'Navi Mumbai, India']);
    expect(screen.getByText('2 results')).toHaveAttribute('aria-live', 'polite');
  });

  it('selects an option by click and closes', async () => {
    const { user } = show();
    await user.click(field());
    await user.click(screen.getByRole('option', { name: 'Pune, India' }));
    expect(field()).toHaveValue('Pune, India');
    expect(field()).toHaveFocus();
    expect(options()).toEqual([]);
  });

  it('selects an option with the keyboard', async () => {
    const { user } = show();
    await user.type(field(), 'mum');
    expect(field()).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name: 'Mumbai, India' }).id);
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('option', { name: 'Navi Mumbai, India' })).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{Enter}');
    expect(field()).toHaveValue('Navi Mumbai, India');
  });

  it('shows all options after a selection and marks the selected one', async () => {
    const { user } = show({ value: 'Pune, India' });
    await user.tab();
    await user.keyboard('{ArrowDown}');
    expect(options()).toEqual(CITIES);
    expect(screen.getByRole('option', { name: 'Pune, India' })).toHaveAttribute('aria-selected', 'true');
  });

  it('closes on Escape and keeps the value when pressed repeatedly', async () => {
    const { user } = show({ value: 'Pune, India' });
    await user.click(field());
    await user.keyboard('{Escape}{Escape}');
    expect(options()).toEqual([]);
    expect(field()).toHaveValue('Pune, India');
  });

  it('keeps a surrounding dialog open on the first Escape', async () => {
    const user = userEvent.setup();
    const close = jest.fn();
    render(
      <Dialog title="Location" show onClose={close}>
        <Page value="Pune, India" />
      </Dialog>,
    );
    await user.click(field());
    await user.keyboard('{Escape}');
    expect(options()).toEqual([]);
    expect(close).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('shows a message if there are no matches', async () => {
    const { user } = show({ emptyText: 'No matching cities found' });
    await user.type(field(), 'atlantis');
    expect(screen.getByText('No matching cities found')).toBeVisible();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(field()).not.toHaveAttribute('aria-activedescendant');
  });

  it('shows that the options are loading', async () => {
    const { user } = show({ loading: true, items: [] });
    await user.click(field());
    expect(screen.getByText('Loading...')).toBeVisible();
  });

  it('shows the first 50 matches and their total number', async () => {
    const { user } = show({ items: Array.from({ length: 120 }, (_, place) => `City ${place}`) });
    await user.type(field(), 'city');
    expect(options()).toHaveLength(50);
    expect(screen.getByText('Showing 50 of 120. Type to narrow the list.')).toBeVisible();
  });

  it('keeps the caret position while typing', async () => {
    const { user } = show({ allowCustomText: true });
    await user.type(field(), 'Pne');
    await user.type(field(), 'u', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    expect(field()).toHaveValue('Pune');
    expect(field()).toHaveProperty('selectionStart', 2);
  });

  it('is accessible, closed and open', async () => {
    const { user, container } = show({ hint: 'Where you work', error: 'City is required', required: true });
    expect(field()).toHaveAccessibleDescription('City is required Where you work');
    expect(field()).toBeInvalid();
    expect(field()).toBeRequired();
    expect(await axe(container)).toHaveNoViolations();
    await user.click(field());
    expect(await axe(container)).toHaveNoViolations();
  });

  it('does not open while disabled', async () => {
    const { user } = show({ disabled: true });
    expect(field()).toBeDisabled();
    await user.click(opener());
    expect(options()).toEqual([]);
  });
});

describe('Text that is not an option', () => {
  it('is reset to the previous value on blur', async () => {
    const { user } = show({ value: 'Pune, India' });
    await user.clear(field());
    await user.type(field(), 'Mumb');
    await user.tab();
    expect(field()).toHaveValue('Pune, India');
  });

  it('is replaced with the option it equals except for case', async () => {
    const { user } = show();
    await user.type(field(), 'pune, india ');
    await user.tab();
    expect(field()).toHaveValue('Pune, India');
  });

  it('clears the value if it is empty', async () => {
    const { user } = show({ value: 'Pune, India' });
    await user.clear(field());
    await user.tab();
    expect(field()).toHaveValue('');
  });

  it('keeps the typed text with allowCustomText, even if an option is hovered', async () => {
    const { user } = show({ allowCustomText: true });
    await user.type(field(), 'Mumb ');
    await user.hover(screen.getByRole('option', { name: 'Mumbai, India' }));
    await user.tab();
    expect(field()).toHaveValue('Mumb');
  });
});

describe('Combobox that adds to a list', () => {
  it('calls onSelect for each option and clears the input', async () => {
    const pick = jest.fn();
    const { user } = show({ onSelect: pick, value: undefined, onChange: undefined });
    await user.type(field(), 'mum{Enter}');
    expect(pick).toHaveBeenLastCalledWith('Mumbai, India');
    expect(field()).toHaveValue('');
    expect(field()).toHaveFocus();
    await user.type(field(), 'mum{Enter}');
    expect(pick).toHaveBeenCalledTimes(2);
  });

  it('submits the form for other text', async () => {
    const pick = jest.fn();
    const submit = jest.fn((event: SyntheticEvent) => event.preventDefault());
    const user = userEvent.setup();
    render(
      <form onSubmit={submit}>
        <Page allowCustomText onSelect={pick} />
      </form>,
    );
    await user.type(field(), 'Mum');
    await user.click(screen.getByRole('option', { name: 'Mumbai, India' }));
    expect(pick).toHaveBeenCalledWith('Mumbai, India');
    expect(field()).toHaveValue('');
    expect(submit).not.toHaveBeenCalled();
    await user.type(field(), 'Mum{Enter}');
    expect(submit).toHaveBeenCalledTimes(1);
    expect(pick).toHaveBeenCalledTimes(1);
    expect(field()).toHaveValue('Mum');
    expect(options()).toEqual([]);
  });
});

const values = z.object({ city: z.string().min(1, 'City is required') });
type Values = z.infer<typeof values>;

function Form({ onSave }: { readonly onSave: (values: Values) => void }) {
  const form = useForm<Values>({ resolver: schemaResolver(values), defaultValues: { city: '' }, mode: 'onTouched' });
  return (
    <form onSubmit={(event) => void form.handleSubmit(onSave)(event)}>
      <ControlledCombobox form={form} name="city" label="City" items={CITIES} />
      <button type="button" onClick={() => form.reset({ city: 'Dubai, United Arab Emirates' })}>
        Reset
      </button>
      <button>Save</button>
    </form>
  );
}

describe('Combobox of a form', () => {
  it('is focused and shows its error when the form is invalid, then is submitted', async () => {
    const user = userEvent.setup();
    const save = jest.fn();
    render(<Form onSave={save} />);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(field()).toHaveFocus();
    expect(field()).toHaveAccessibleDescription('City is required');
    await user.type(field(), 'pun{Enter}');
    expect(save).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');
    expect(save).toHaveBeenCalledWith({ city: 'Pune, India' }, expect.anything());
  });

  it('shows the value of a form reset', async () => {
    const user = userEvent.setup();
    render(<Form onSave={jest.fn()} />);
    await user.type(field(), 'pu');
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(field()).toHaveValue('Dubai, United Arab Emirates');
  });

  it('is not validated when the list is opened with its button', async () => {
    const user = userEvent.setup();
    render(<Form onSave={jest.fn()} />);
    await user.click(field());
    await user.click(opener());
    expect(field()).toBeValid();
    await user.tab();
    expect(await screen.findByText('City is required')).toBeVisible();
  });
});
