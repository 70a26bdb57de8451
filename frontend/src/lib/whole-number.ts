const inThousands = new Intl.NumberFormat('en')

/** A whole number as people write it in full: "6,872". */
export const wholeNumber = (count: number): string => inThousands.format(count)
