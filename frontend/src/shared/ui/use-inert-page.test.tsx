import { render } from '@testing-library/react';
import { useInertPage } from './use-inert-page';

const Panel = ({ isOpen }: { readonly isOpen: boolean }) => {
  useInertPage(isOpen);
  return null;
};

it('makes the page inert until the last panel over it is closed', () => {
  const root = document.createElement('div');
  root.id = 'root';
  document.body.append(root);
  const { rerender, unmount } = render(<Panel isOpen={false} />);
  expect(root).not.toHaveAttribute('inert');
  rerender(<Panel isOpen />);
  const second = render(<Panel isOpen />);
  expect(root).toHaveAttribute('inert');
  second.unmount();
  expect(root).toHaveAttribute('inert');
  unmount();
  expect(root).not.toHaveAttribute('inert');
  root.remove();
});
