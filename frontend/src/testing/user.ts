import userEvent from '@testing-library/user-event';

/** Creates a user who types and clicks without waiting for a timer between keys. */
export const createUser = () => userEvent.setup({ delay: null });
