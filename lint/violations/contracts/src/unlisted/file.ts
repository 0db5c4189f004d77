// folders/order: the list has no such folder.
export const name = 'file';
