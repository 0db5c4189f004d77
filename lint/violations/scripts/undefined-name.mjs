// no-undef
export const name = undefinedName;
