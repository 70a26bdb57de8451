/** The largest file that may be an icon. */
export const iconBytes = 512 * 1024
export const iconTooLarge = 'An icon has at most 512 KB'

/** Stores that were merged one into the other, more of them in a row than staff ever make, lead nowhere. */
export const longestStoreWay = 20
