/** The largest file that may be an icon. */
export const iconBytes = 512 * 1024
export const iconTooLarge = 'An icon has at most 512 KB'
