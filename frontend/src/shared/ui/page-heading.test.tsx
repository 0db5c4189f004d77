import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { LastHeadingContext, PageHeading } from './page-heading';

/** A screen whose heading changes when it is loaded. */
function TestScreen({ isLoaded }: { readonly isLoaded: boolean }) {
  return isLoaded ? (
    <div>
      <PageHeading>Backend Engineer</PageHeading>
    </div>
  ) : (
    <PageHeading>Application</PageHeading>
  );
}

const open = (lastScreen: { current: string | undefined }) =>
  render(<TestScreen isLoaded={false} />, {
    wrapper: ({ children }) => (
      <MemoryRouter>
        <LastHeadingContext value={lastScreen}>{children}</LastHeadingContext>
      </MemoryRouter>
    ),
  });
const getHeading = () => screen.getByRole('heading');

it('takes the focus of the heading that it replaces', () => {
  const { rerender } = open({ current: '/other?' });
  expect(getHeading()).toHaveFocus();
  rerender(<TestScreen isLoaded />);
  expect(getHeading()).toHaveTextContent('Backend Engineer');
  expect(getHeading()).toHaveFocus();
});

it('does not take the focus if the replaced heading has lost it', () => {
  const { rerender } = open({ current: '/other?' });
  getHeading().blur();
  rerender(<TestScreen isLoaded />);
  expect(getHeading()).not.toHaveFocus();
});

it('does not take the focus on the first screen', () => {
  const { rerender } = open({ current: undefined });
  rerender(<TestScreen isLoaded />);
  expect(getHeading()).not.toHaveFocus();
});
