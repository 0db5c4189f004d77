/** Returns how many pages a list has; an empty list has none. */
export const pagesOf = (total: number, limit: number): number => Math.ceil(total / limit);
