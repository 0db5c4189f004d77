import { render, screen } from '@testing-library/react';
import { SavingFieldset } from './saving-fieldset';

const createForm = (isSaving: boolean) => (
  <div role="dialog" tabIndex={-1}>
    <form>
      <SavingFieldset isSaving={isSaving}>
        <input aria-label="Title" />
      </SavingFieldset>
      <button type="submit">Save</button>
    </form>
  </div>
);

/** Saves while the input is focused; `moveFocus` runs during the save. */
const saveWith = (moveFocus: () => void): void => {
  const { rerender } = render(createForm(false));
  screen.getByLabelText('Title').focus();
  rerender(createForm(true));
  moveFocus();
  rerender(createForm(false));
};

describe('SavingFieldset restores the focus after a save when', () => {
  it('the browser removed it from the disabled input', () => {
    saveWith(() => screen.getByLabelText('Title').blur());
    expect(screen.getByLabelText('Title')).toHaveFocus();
  });

  it('the dialog around the form took it', () => {
    saveWith(() => screen.getByRole('dialog').focus());
    expect(screen.getByLabelText('Title')).toHaveFocus();
  });
});

it('does not move the focus if the user moved it during the save', () => {
  saveWith(() => screen.getByRole('button', { name: 'Save' }).focus());
  expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
});
