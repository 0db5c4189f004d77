import { fireEvent, render, screen } from '@testing-library/react';
import { addOnEnter } from '../entries/add-on-enter';

it.each([
  ['Enter', { key: 'Enter' }, 1],
  ['another key', { key: 'a' }, 0],
  ['Enter that chooses a word of an input method', { key: 'Enter', isComposing: true }, 0],
  ['Enter that Safari reports after the composition', { key: 'Enter', keyCode: 229 }, 0],
])('%s adds the typed item, or not', (_case, key, count) => {
  const add = jest.fn();
  render(<input aria-label="Skill" onKeyDown={addOnEnter(add)} />);
  fireEvent.keyDown(screen.getByLabelText('Skill'), key);
  expect(add).toHaveBeenCalledTimes(count);
});
