/** A number in a name, so that names sort as the numbers do. */
export const numbered = (nr: number): string => String(nr).padStart(6, '0')
