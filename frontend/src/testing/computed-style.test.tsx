import { render, screen } from '@testing-library/react';
import type { CSSProperties } from 'react';
import { createUser } from './user';

function Page({ style, hidden }: { readonly style?: CSSProperties; readonly hidden?: boolean }) {
  return (
    <div style={style} hidden={hidden}>
      <p style={{ color: 'red' }}>
        <button>Save</button>
      </p>
    </div>
  );
}

it.each([
  ['display: none', <Page style={{ display: 'none' }} />],
  ['visibility: hidden', <Page style={{ visibility: 'hidden' }} />],
  ['the attribute hidden', <Page hidden />],
])('%s hides the elements below', (_what, page) => {
  render(page);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByText('Save')).not.toBeVisible();
});

it('other styles hide nothing', () => {
  render(<Page style={{ display: 'flex', height: '20px' }} />);
  expect(screen.getByRole('button')).toBeVisible();
  const box = screen.getByText('Save').closest('div');
  expect(box).toHaveStyle({ display: 'flex', height: '20px' });
  expect(getComputedStyle(screen.getByRole('paragraph')).display).toBe('block');
});

it('pointer-events: none keeps users from pressing the elements below', async () => {
  render(<Page style={{ pointerEvents: 'none' }} />);
  await expect(createUser().click(screen.getByRole('button'))).rejects.toThrow('pointer-events: none');
});
