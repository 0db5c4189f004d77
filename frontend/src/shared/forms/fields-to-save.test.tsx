import { render, screen } from '@testing-library/react';
import { FieldsToSave } from './fields-to-save';

const form = (saving: boolean) => (
  <div role="dialog" tabIndex={-1}>
    <form>
      <FieldsToSave saving={saving}>
        <input aria-label="Title" />
      </FieldsToSave>
      <button type="submit">Save</button>
    </form>
  </div>
);

/** Saves with the focus in the field; `during` says what happens to the focus meanwhile. */
const save = (during: () => void): void => {
  const { rerender } = render(form(false));
  screen.getByLabelText('Title').focus();
  rerender(form(true));
  during();
  rerender(form(false));
};

describe('After saving, the field that had the focus has it again where', () => {
  it('the browser took it off the disabled field', () => {
    save(() => screen.getByLabelText('Title').blur());
    expect(screen.getByLabelText('Title')).toHaveFocus();
  });

  it('the dialog around the form took it', () => {
    save(() => screen.getByRole('dialog').focus());
    expect(screen.getByLabelText('Title')).toHaveFocus();
  });
});

it('leaves the focus alone where somebody has moved it meanwhile', () => {
  save(() => screen.getByRole('button', { name: 'Save' }).focus());
  expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
});
