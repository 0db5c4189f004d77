import { render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { Dialog } from '../ui/dialog';
import { createUser } from '../../testing/user';
import { ControlledMonth, MonthField } from './month-field';
import { schemaResolver } from './schema-resolver';
import type { MonthFieldProps } from './month-field';

type PageProps = Partial<Omit<MonthFieldProps, 'onChange'>>;

function Page({ value = '', ...field }: PageProps) {
  const [month, setMonth] = useState(value);
  return (
    <>
      <MonthField label="Start date" {...field} value={month} onChange={setMonth} />
      <button type="button">After</button>
    </>
  );
}

const renderPage = (props: PageProps = {}) => ({ user: createUser(), ...render(<Page {...props} />) });
const getInput = () => screen.getByRole('textbox', { name: 'Start date' });
const getPopupButton = () => screen.getByRole('button', { name: 'Choose a month: Start date' });
const queryPopup = () => screen.queryByRole('dialog', { name: 'Choose a month: Start date' });
const getMonth = (name: string) => screen.getByRole('gridcell', { name });

beforeEach(() => jest.useFakeTimers({ now: new Date(2026, 10, 21), doNotFake: ['setTimeout', 'queueMicrotask'] }));
afterEach(() => jest.useRealTimers());

describe('Typed month', () => {
  it.each(['3/2022', '032022', '2022-03'])('is normalized from %s to MM/yyyy on blur', async (typed) => {
    const { user } = renderPage();
    await user.type(getInput(), typed);
    expect(getInput()).toHaveValue(typed);
    await user.tab();
    expect(getInput()).toHaveValue('03/2022');
  });

  it('stays unchanged if it is invalid', async () => {
    const { user } = renderPage();
    await user.type(getInput(), '13/2022');
    await user.tab();
    expect(getInput()).toHaveValue('13/2022');
  });

  it('can be only a year, at which the popup opens', async () => {
    const { user } = renderPage();
    await user.type(getInput(), '2009');
    await user.click(getPopupButton());
    expect(getInput()).toHaveValue('2009');
    expect(getMonth('January 2009')).toHaveFocus();
    expect(getMonth('January 2009')).toHaveAttribute('aria-selected', 'false');
  });

  it('can be deleted character by character', async () => {
    const { user } = renderPage({ value: '03/2022' });
    await user.type(getInput(), '{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}');
    expect(getInput()).toHaveValue('03');
  });
});

describe('Month popup', () => {
  it('opens with the focus on the selected month', async () => {
    const { user } = renderPage({ value: '03/2022' });
    expect(getPopupButton()).toHaveAttribute('aria-expanded', 'false');
    await user.click(getPopupButton());
    expect(queryPopup()).toHaveAttribute('aria-modal', 'true');
    expect(getPopupButton()).toHaveAttribute('aria-expanded', 'true');
    expect(getMonth('March 2022')).toHaveFocus();
    expect(getMonth('March 2022')).toHaveAttribute('aria-selected', 'true');
    expect(screen.getAllByRole('gridcell')).toHaveLength(12);
    expect(screen.getAllByRole('row')).toHaveLength(4);
  });

  it('opens on the current month if none is selected', async () => {
    const { user } = renderPage();
    await user.click(getPopupButton());
    expect(getMonth('November 2026')).toHaveFocus();
    expect(getMonth('November 2026')).toHaveAttribute('aria-current', 'date');
    expect(getMonth('November 2026')).toHaveAttribute('aria-selected', 'false');
  });

  it('selects a month by click, closes and restores the focus', async () => {
    const { user } = renderPage({ value: '03/2022' });
    await user.click(getPopupButton());
    await user.click(screen.getByRole('button', { name: 'Next year' }));
    await user.click(screen.getByRole('button', { name: 'Next year' }));
    await user.click(screen.getByRole('button', { name: 'Previous year' }));
    await user.click(getMonth('August 2023'));
    expect(getInput()).toHaveValue('08/2023');
    expect(queryPopup()).not.toBeInTheDocument();
    expect(getPopupButton()).toHaveFocus();
  });

  it('keeps the focus on the year button', async () => {
    const { user } = renderPage({ value: '03/2022' });
    await user.click(getPopupButton());
    await user.click(screen.getByRole('button', { name: 'Next year' }));
    expect(screen.getByRole('button', { name: 'Next year' })).toHaveFocus();
    expect(screen.getByRole('grid', { name: '2023' })).toBeInTheDocument();
  });

  it.each(['{Enter}', ' '])('selects a month with arrow keys and "%s"', async (key) => {
    const { user } = renderPage({ value: '11/2022' });
    await user.click(getPopupButton());
    await user.keyboard('{ArrowDown}');
    expect(getMonth('February 2023')).toHaveFocus();
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(getMonth('December 2022')).toHaveFocus();
    await user.keyboard('{PageUp}{Home}');
    expect(getMonth('October 2021')).toHaveFocus();
    await user.keyboard('{End}{ArrowUp}');
    expect(getMonth('September 2021')).toHaveFocus();
    await user.keyboard(key);
    expect(getInput()).toHaveValue('09/2021');
    expect(queryPopup()).not.toBeInTheDocument();
    expect(getPopupButton()).toHaveFocus();
  });

  it('closes on Escape without a selection and restores the focus', async () => {
    const { user } = renderPage({ value: '03/2022' });
    await user.click(getPopupButton());
    await user.keyboard('{ArrowRight}{Escape}');
    expect(queryPopup()).not.toBeInTheDocument();
    expect(getInput()).toHaveValue('03/2022');
    expect(getPopupButton()).toHaveFocus();
  });

  it('keeps a surrounding dialog open on Escape', async () => {
    const user = createUser();
    const close = jest.fn();
    render(
      <Dialog title="Education" show onClose={close}>
        <Page />
      </Dialog>,
    );
    await user.click(getPopupButton());
    await user.keyboard('{Escape}');
    expect(queryPopup()).not.toBeInTheDocument();
    expect(close).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('traps the focus', async () => {
    const { user } = renderPage({ value: '03/2022' });
    await user.click(getPopupButton());
    const tabStops = [
      screen.getByRole('button', { name: 'Previous year' }),
      screen.getByRole('button', { name: 'Next year' }),
      getMonth('March 2022'),
    ];
    for (const stop of tabStops) {
      await user.tab();
      expect(stop).toHaveFocus();
    }
    for (const stop of [...tabStops].reverse().slice(1)) {
      await user.tab({ shift: true });
      expect(stop).toHaveFocus();
    }
    await user.tab({ shift: true });
    expect(getMonth('March 2022')).toHaveFocus();
  });

  it('closes on a click outside, which receives the focus', async () => {
    const { user } = renderPage({ value: '03/2022' });
    await user.click(getPopupButton());
    await user.click(screen.getByRole('button', { name: 'After' }));
    expect(queryPopup()).not.toBeInTheDocument();
    expect(getInput()).toHaveValue('03/2022');
    expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
  });

  it('closes when its button is clicked again', async () => {
    const { user } = renderPage();
    await user.click(getPopupButton());
    await user.click(getPopupButton());
    expect(queryPopup()).not.toBeInTheDocument();
  });
});

describe('Month with min and max', () => {
  const bounds = { min: '03/2022', max: '06/2023' };

  it('disables months out of range', async () => {
    const { user } = renderPage({ value: '04/2022', ...bounds });
    await user.click(getPopupButton());
    expect(getMonth('February 2022')).toHaveAttribute('aria-disabled', 'true');
    expect(getMonth('March 2022')).toHaveAttribute('aria-disabled', 'false');
    await user.clickDisabled(getMonth('February 2022'));
    expect(queryPopup()).toBeInTheDocument();
    expect(getInput()).toHaveValue('04/2022');
  });

  it('stays in range with the keyboard', async () => {
    const { user } = renderPage({ value: '04/2022', ...bounds });
    await user.click(getPopupButton());
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(getMonth('March 2022')).toHaveFocus();
    await user.keyboard('{ArrowUp}{PageUp}');
    expect(getMonth('March 2022')).toHaveFocus();
    await user.keyboard('{PageDown}{ArrowDown}{ArrowDown}');
    expect(getMonth('June 2023')).toHaveFocus();
  });

  it('opens on the nearest month in range', async () => {
    const { user } = renderPage(bounds);
    await user.click(getPopupButton());
    expect(getMonth('June 2023')).toHaveFocus();
  });

  it('disables a year without months in range', async () => {
    const { user } = renderPage({ value: '04/2022', ...bounds });
    await user.click(getPopupButton());
    const previous = screen.getByRole('button', { name: 'Previous year' });
    expect(previous).toHaveAttribute('aria-disabled', 'true');
    await user.clickDisabled(previous);
    expect(screen.getByRole('grid', { name: '2022' })).toBeInTheDocument();
  });
});

describe('Month field', () => {
  it('is described by its error and hint', () => {
    renderPage({ error: 'Start date is required', hint: 'When you began', required: true });
    expect(getInput()).toBeInvalid();
    expect(getInput()).toBeRequired();
    expect(getInput()).toHaveAccessibleDescription('Start date is required When you began');
  });

  it('disables its button when disabled', () => {
    renderPage({ disabled: true });
    expect(getInput()).toBeDisabled();
    expect(getPopupButton()).toBeDisabled();
  });

  it('calls onBlur only when both the input and the popup lose the focus', async () => {
    const onBlur = jest.fn();
    const { user } = renderPage({ onBlur });
    await user.click(getInput());
    await user.click(getPopupButton());
    await user.keyboard('{ArrowRight}{Enter}');
    expect(onBlur).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'After' }));
    expect(onBlur).toHaveBeenCalledTimes(1);
    await user.click(getPopupButton());
    await user.click(document.body);
    expect(onBlur).toHaveBeenCalledTimes(2);
  });

  it('shows the months in a grid', async () => {
    const { user } = renderPage({ value: '03/2022' });
    await user.click(getPopupButton());
    expect(within(screen.getByRole('grid')).getAllByRole('row')).toHaveLength(4);
  });
});

const schema = z.object({ start: z.string().min(1, 'Start date is required') });
type Values = z.infer<typeof schema>;

function Form({ onSave, onChange }: { readonly onSave: (values: Values) => void; readonly onChange?: () => void }) {
  const form = useForm<Values>({ resolver: schemaResolver(schema), defaultValues: { start: '' }, mode: 'onTouched' });
  return (
    <form onSubmit={(event) => void form.handleSubmit(onSave)(event)}>
      <ControlledMonth form={form} name="start" label="Start date" onChange={onChange} />
      <button>Save</button>
    </form>
  );
}

describe('Month of a form', () => {
  it('is focused and shows its error when the form is invalid', async () => {
    const user = createUser();
    const save = jest.fn();
    render(<Form onSave={save} />);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(getInput()).toHaveFocus();
    expect(getInput()).toHaveAccessibleDescription('Start date is required');
    expect(save).not.toHaveBeenCalled();
  });

  it('is normalized when Enter submits the form', async () => {
    const user = createUser();
    const save = jest.fn();
    render(<Form onSave={save} />);
    await user.type(getInput(), '3/2022{Enter}');
    expect(save).toHaveBeenCalledWith({ start: '03/2022' }, expect.anything());
  });

  it('calls onChange after the form value has changed', async () => {
    const user = createUser();
    const onChange = jest.fn();
    render(<Form onSave={jest.fn()} onChange={onChange} />);
    await user.click(getPopupButton());
    await user.keyboard('{Enter}');
    expect(onChange).toHaveBeenCalledWith('11/2026');
    expect(getInput()).toHaveValue('11/2026');
  });
});
