/** Masks the local part of an address, such as `n•••@example.com`. The number of dots says nothing about its length. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = ''] = at > 0 ? email.slice(0, at) : email;
  return `${first}•••${at > 0 ? email.slice(at) : ''}`;
}
