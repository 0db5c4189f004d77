export const salary = 1;
