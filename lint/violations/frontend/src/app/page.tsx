export const title = 'Page';
