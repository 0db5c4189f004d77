import { maskEmail } from './mask-email.js';

it.each([
  ['nadia@example.com', 'n•••@example.com'],
  ['n@example.com', 'n•••@example.com'],
  ['"a@b"@example.com', '"•••@example.com'],
  ['😀dia@example.com', '😀•••@example.com'],
  ['@example.com', '@•••'],
  ['nadia', 'n•••'],
  ['', '•••'],
])('masks %j', (email, masked) => {
  expect(maskEmail(email)).toBe(masked);
});
