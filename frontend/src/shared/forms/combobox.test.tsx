import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { Dialog } from '../ui/dialog';
import { createUser } from '../../testing/user';
import { Combobox } from './combobox';
import type { ComboboxProps } from './combobox';
import { schemaResolver } from './schema-resolver';
import { ControlledCombobox } from './controlled-combobox';

const CITIES = ['Mumbai, India', 'Navi Mumbai, India', 'Pune, India', 'Dubai, United Arab Emirates'];

function Page({ value = '', ...overrides }: Partial<ComboboxProps>) {
  const [city, setCity] = useState(value);
  return (
    <>
      <Combobox label="City" items={CITIES} value={city} onChange={setCity} {...overrides} />
      <button type="button">After</button>
    </>
  );
}

const renderPage = (overrides: Partial<ComboboxProps> = {}) => ({
  user: createUser(),
  ...render(<Page {...overrides} />),
});
const getInput = () => screen.getByRole('combobox', { name: 'City' });
const getOptions = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const getToggleButton = () => screen.getByRole('button', { name: 'Show the list: City' });

describe('Combobox', () => {
  it('opens on a click on the input and shows all options', async () => {
    const { user } = renderPage();
    expect(getInput()).toHaveAttribute('aria-expanded', 'false');
    expect(getOptions()).toEqual([]);
    await user.click(getInput());
    expect(getInput()).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('listbox', { name: 'City' })).toBeVisible();
    expect(getOptions()).toEqual(CITIES);
    await user.click(getInput());
    expect(getOptions()).toEqual(CITIES);
  });

  it('opens and closes with its button, keeping the focus in the input', async () => {
    const { user } = renderPage();
    await user.click(getToggleButton());
    expect(getOptions()).toEqual(CITIES);
    expect(getInput()).toHaveFocus();
    await user.click(getToggleButton());
    expect(getOptions()).toEqual([]);
    expect(getInput()).toHaveFocus();
  });

  it('filters by the typed text, best match first, and announces the number of results', async () => {
    const { user } = renderPage();
    await user.type(getInput(), 'mum');
    expect(getOptions()).toEqual(['Mumbai, India', 'Navi Mumbai, India']);
    expect(screen.getByText('2 results')).toHaveAttribute('aria-live', 'polite');
  });

  it('selects an option by click and closes', async () => {
    const { user } = renderPage();
    await user.click(getInput());
    await user.click(screen.getByRole('option', { name: 'Pune, India' }));
    expect(getInput()).toHaveValue('Pune, India');
    expect(getInput()).toHaveFocus();
    expect(getOptions()).toEqual([]);
  });

  it('selects an option with the keyboard', async () => {
    const { user } = renderPage();
    await user.type(getInput(), 'mum');
    expect(getInput()).toHaveAttribute(
      'aria-activedescendant',
      screen.getByRole('option', { name: 'Mumbai, India' }).id,
    );
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('option', { name: 'Navi Mumbai, India' })).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{Enter}');
    expect(getInput()).toHaveValue('Navi Mumbai, India');
  });

  it('shows all options after a selection and marks the selected one', async () => {
    const { user } = renderPage({ value: 'Pune, India' });
    await user.tab();
    await user.keyboard('{ArrowDown}');
    expect(getOptions()).toEqual(CITIES);
    expect(screen.getByRole('option', { name: 'Pune, India' })).toHaveAttribute('aria-selected', 'true');
  });

  it('closes on Escape and keeps the value when pressed repeatedly', async () => {
    const { user } = renderPage({ value: 'Pune, India' });
    await user.click(getInput());
    await user.keyboard('{Escape}{Escape}');
    expect(getOptions()).toEqual([]);
    expect(getInput()).toHaveValue('Pune, India');
  });

  it('keeps a surrounding dialog open on the first Escape', async () => {
    const user = createUser();
    const close = jest.fn();
    render(
      <Dialog title="Location" show onClose={close}>
        <Page value="Pune, India" />
      </Dialog>,
    );
    await user.click(getInput());
    await user.keyboard('{Escape}');
    expect(getOptions()).toEqual([]);
    expect(close).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('shows a message if there are no matches', async () => {
    const { user } = renderPage({ emptyText: 'No matching cities found' });
    await user.type(getInput(), 'atlantis');
    expect(screen.getByText('No matching cities found')).toBeVisible();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(getInput()).not.toHaveAttribute('aria-activedescendant');
  });

  it('shows that the options are loading', async () => {
    const { user } = renderPage({ loading: true, items: [] });
    await user.click(getInput());
    expect(screen.getByText('Loading...')).toBeVisible();
  });

  it('shows the first 50 matches and their total number', async () => {
    const { user } = renderPage({ items: Array.from({ length: 120 }, (_, index) => `City ${index}`) });
    await user.type(getInput(), 'city');
    expect(getOptions()).toHaveLength(50);
    expect(screen.getByText('Showing 50 of 120. Type to narrow the list.')).toBeVisible();
  });

  it('keeps the caret position while typing', async () => {
    const { user } = renderPage({ allowCustomText: true });
    await user.type(getInput(), 'Pne');
    await user.type(getInput(), 'u', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    expect(getInput()).toHaveValue('Pune');
    expect(getInput()).toHaveProperty('selectionStart', 2);
  });

  it('associates hint and error with the field', () => {
    renderPage({ hint: 'Where you work', error: 'City is required', required: true });
    expect(getInput()).toHaveAccessibleDescription('City is required Where you work');
    expect(getInput()).toBeInvalid();
    expect(getInput()).toBeRequired();
  });

  it('does not open while disabled', async () => {
    const { user } = renderPage({ disabled: true });
    expect(getInput()).toBeDisabled();
    await user.click(getToggleButton());
    expect(getOptions()).toEqual([]);
  });
});

describe('Text that is not an option', () => {
  it('is reset to the previous value on blur', async () => {
    const { user } = renderPage({ value: 'Pune, India' });
    await user.clear(getInput());
    await user.type(getInput(), 'Mumb');
    await user.tab();
    expect(getInput()).toHaveValue('Pune, India');
  });

  it('is replaced with the option it equals except for case', async () => {
    const { user } = renderPage();
    await user.type(getInput(), 'pune, india ');
    await user.tab();
    expect(getInput()).toHaveValue('Pune, India');
  });

  it('clears the value if it is empty', async () => {
    const { user } = renderPage({ value: 'Pune, India' });
    await user.clear(getInput());
    await user.tab();
    expect(getInput()).toHaveValue('');
  });

  it('keeps the typed text with allowCustomText, even if an option is hovered', async () => {
    const { user } = renderPage({ allowCustomText: true });
    await user.type(getInput(), 'Mumb ');
    await user.hover(screen.getByRole('option', { name: 'Mumbai, India' }));
    await user.tab();
    expect(getInput()).toHaveValue('Mumb');
  });
});

describe('Combobox that adds to a list', () => {
  it('calls onSelect for each option and clears the input', async () => {
    const onSelect = jest.fn();
    const { user } = renderPage({ onSelect, value: undefined, onChange: undefined });
    await user.type(getInput(), 'mum{Enter}');
    expect(onSelect).toHaveBeenLastCalledWith('Mumbai, India');
    expect(getInput()).toHaveValue('');
    expect(getInput()).toHaveFocus();
    await user.type(getInput(), 'mum{Enter}');
    expect(onSelect).toHaveBeenCalledTimes(2);
  });

  it('submits the form for other text', async () => {
    const onSelect = jest.fn();
    const submit = jest.fn((event: SyntheticEvent) => event.preventDefault());
    const user = createUser();
    render(
      <form onSubmit={submit}>
        <Page allowCustomText onSelect={onSelect} />
      </form>,
    );
    await user.type(getInput(), 'Mum');
    await user.click(screen.getByRole('option', { name: 'Mumbai, India' }));
    expect(onSelect).toHaveBeenCalledWith('Mumbai, India');
    expect(getInput()).toHaveValue('');
    expect(submit).not.toHaveBeenCalled();
    await user.type(getInput(), 'Mum{Enter}');
    expect(submit).toHaveBeenCalledTimes(1);
    expect(onSelect).toHaveBeenCalledTimes(1);
    expect(getInput()).toHaveValue('Mum');
    expect(getOptions()).toEqual([]);
  });
});

const schema = z.object({ city: z.string().min(1, 'City is required') });
type Values = z.infer<typeof schema>;

function Form({ onSave }: { readonly onSave: (values: Values) => void }) {
  const form = useForm<Values>({ resolver: schemaResolver(schema), defaultValues: { city: '' }, mode: 'onTouched' });
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
    const user = createUser();
    const save = jest.fn();
    render(<Form onSave={save} />);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(getInput()).toHaveFocus();
    expect(getInput()).toHaveAccessibleDescription('City is required');
    await user.type(getInput(), 'pun{Enter}');
    expect(save).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');
    expect(save).toHaveBeenCalledWith({ city: 'Pune, India' }, expect.anything());
  });

  it('shows the value of a form reset', async () => {
    const user = createUser();
    render(<Form onSave={jest.fn()} />);
    await user.type(getInput(), 'pu');
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(getInput()).toHaveValue('Dubai, United Arab Emirates');
  });

  it('is not validated when the list is opened with its button', async () => {
    const user = createUser();
    render(<Form onSave={jest.fn()} />);
    await user.click(getInput());
    await user.click(getToggleButton());
    expect(getInput()).toBeValid();
    await user.tab();
    expect(await screen.findByText('City is required')).toBeVisible();
  });
});
