/** How many cards are in sight when a page opens, more or less. */
export const firstCards = 6
