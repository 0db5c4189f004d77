/** */
export const STATED_FORMS = ``;
