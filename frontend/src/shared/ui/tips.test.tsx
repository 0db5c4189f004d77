import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TIP_INTERVAL } from '@trackrecord/contracts/constants';
import { axe } from 'jest-axe';
import { Tips } from './tips';

const TIPS = [
  { title: 'Show your impact', text: 'Numbers help.' },
  { title: 'Name the tools', text: 'They become skills.' },
  { title: 'Short is fine', text: 'Two sentences do.' },
];

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const note = () => screen.getByRole('complementary', { name: 'Tips' });
const title = (place: number) => screen.getByText(TIPS[place]?.title ?? '');
const isShown = (place: number, shown: readonly number[] = [0, 1, 2]) =>
  shown.forEach((other) =>
    other === place ? expect(title(other)).toBeVisible() : expect(title(other)).not.toBeVisible(),
  );

function show() {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  return { user, ...render(<Tips tips={TIPS} />) };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('Tips', () => {
  it('turn by themselves every 8 seconds, and begin again after the last, unannounced', () => {
    show();
    isShown(0);
    expect(screen.getByText('1 of 3')).toBeVisible();
    pass(TIP_INTERVAL - 1);
    isShown(0);
    pass(1);
    isShown(1);
    expect(title(1).closest('[aria-live]')).toHaveAttribute('aria-live', 'off');
    pass(2 * TIP_INTERVAL);
    isShown(0);
  });

  it('turn by hand, are announced then, and no longer turn by themselves', async () => {
    const { user } = show();
    await user.click(screen.getByRole('button', { name: 'Previous tip' }));
    isShown(2);
    expect(title(2).closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
    await user.click(screen.getByRole('button', { name: 'Next tip' }));
    isShown(0);
    await user.unhover(note());
    act(() => screen.getByRole('button', { name: 'Next tip' }).blur());
    pass(4 * TIP_INTERVAL);
    isShown(0);
  });

  it('rest while the pointer is on them', async () => {
    const { user } = show();
    await user.hover(note());
    pass(4 * TIP_INTERVAL);
    isShown(0);
    await user.unhover(note());
    pass(TIP_INTERVAL);
    isShown(1);
  });

  it('rest while the focus is on them', async () => {
    const { user } = show();
    await user.tab();
    pass(4 * TIP_INTERVAL);
    isShown(0);
    act(() => screen.getByRole('button', { name: 'Previous tip' }).blur());
    pass(TIP_INTERVAL);
    isShown(1);
  });

  it('rest while the page is out of sight', () => {
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    show();
    pass(4 * TIP_INTERVAL);
    isShown(0);
    hidden.mockReturnValue(false);
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
    pass(TIP_INTERVAL);
    isShown(1);
  });

  it('never turn by themselves for who wants less motion', async () => {
    const media = Object.assign(new EventTarget(), { matches: true });
    jest.spyOn(window, 'matchMedia').mockReturnValue(media as MediaQueryList);
    const { user } = show();
    pass(4 * TIP_INTERVAL);
    isShown(0);
    await user.click(screen.getByRole('button', { name: 'Next tip' }));
    isShown(1);
  });

  it('need no buttons if there is only one', () => {
    render(<Tips tips={TIPS.slice(0, 1)} label="Tip" />);
    expect(screen.getByRole('complementary', { name: 'Tip' })).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('are accessible', async () => {
    jest.useRealTimers();
    const { container } = render(<Tips tips={TIPS} />);
    expect(await axe(container)).toHaveNoViolations();
  });
});
