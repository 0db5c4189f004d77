/** */
export const AMBIGUOUS_NAMES = `
Go: strict; before microservices, services, routines, modules; not before to, live, through, over, ahead, back, out, on, beyond; not after to, will, can
`;
