export const countApplications = (count: number): string => (count === 1 ? '1 application' : `${count} applications`);
