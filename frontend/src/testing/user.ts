import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/**
 * Creates a user who types and clicks without waiting for a timer between keys. Like people, they click a button once it
 * is enabled: a toast may appear before the button of its action is, and clicks in between are ignored. `clickDisabled`
 * is for tests of that.
 */
export function createUser() {
  const user = userEvent.setup({ delay: null });
  const click = async (element: Element): Promise<void> => {
    if (element.getAttribute('aria-disabled') === 'true')
      await waitFor(() => expect(element).not.toHaveAttribute('aria-disabled', 'true'));
    await user.click(element);
  };
  return { ...user, click, clickDisabled: (element: Element) => user.click(element) };
}

export type User = ReturnType<typeof createUser>;
