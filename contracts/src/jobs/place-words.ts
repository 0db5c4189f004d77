/** The words of a place as they are compared: without case, accents and punctuation. */
export const placeWords = (place: string): readonly string[] => [
  ...new Set(
    place
      .normalize('NFKD')
      .replace(/\p{Mark}/gu, '')
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word !== ''),
  ),
];
