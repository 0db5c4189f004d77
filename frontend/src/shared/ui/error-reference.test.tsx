import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { createUser } from '../../testing/user';
import { ErrorReference } from './error-reference';
import { LoadError } from './load-error';

const REQUEST_ID = '03f677a3-4c21-4f0e-9d55-5d0f3b7a1c11';
const failure = { status: 503, message: 'Request failed with status code 503', details: [], requestId: REQUEST_ID };

it('shows the first 8 digits of the request id and copies the whole id', async () => {
  const user = createUser();
  const writeText = jest.spyOn(navigator.clipboard, 'writeText');
  const { container } = render(<ErrorReference error={failure} />);
  expect(container).toHaveTextContent(/^Reference 03f6-77a3/);
  await user.click(screen.getByRole('button', { name: 'Copy reference' }));
  expect(await screen.findByRole('button', { name: 'Copied' })).toHaveFocus();
  expect(writeText).toHaveBeenCalledWith(REQUEST_ID);
});

it('offers to copy the reference of the next error', async () => {
  const user = createUser();
  const { rerender } = render(<ErrorReference error={failure} />);
  await user.click(screen.getByRole('button', { name: 'Copy reference' }));
  await screen.findByRole('button', { name: 'Copied' });
  rerender(<ErrorReference error={{ ...failure, requestId: 'ffff0000-4c21-4f0e-9d55-5d0f3b7a1c11' }} />);
  expect(screen.getByText(/ffff-0000/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Copy reference' })).toBeVisible();
});

it('shows the whole id if it cannot be copied', async () => {
  const user = createUser();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  render(<ErrorReference error={failure} />);
  await user.click(screen.getByRole('button', { name: 'Copy reference' }));
  expect(await screen.findByText(new RegExp(REQUEST_ID))).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Copied' })).not.toBeInTheDocument();
});

it.each([
  ['of the client', new Error('Broken')],
  ['without a request id', { ...failure, requestId: undefined }],
  ['that is missing', undefined],
])('shows nothing for an error %s', (_why, error) => {
  const { container } = render(<ErrorReference error={error} />);
  expect(container).toBeEmptyDOMElement();
});

it('the reference is part of a loading error', async () => {
  const { container } = render(
    <LoadError text="Failed to load" error={failure} isWorking={false} onRetry={jest.fn()} />,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to load');
  expect(screen.getByRole('alert')).toHaveTextContent('Reference 03f6-77a3');
  expect(await axe(container)).toHaveNoViolations();
});
