export const name = 'Name';
