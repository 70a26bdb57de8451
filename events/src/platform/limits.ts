/** Letters of a web address. */
export const longestAddress = 2_000
/** Letters of what lists of the desk are searched for, and of a name that they are narrowed by. */
export const deskSearchLimit = 200
export const deskNameLimit = 60
