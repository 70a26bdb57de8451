/** What a name may be made of, and how short a password may be, for the forms and the rules alike. */
export const usernamePattern = /^[A-Za-z0-9_]{3,20}$/
export const usernameMaxLength = 20
export const usernameMakeUp = '3 to 20 letters, digits and underscores'
export const usernameSentence = `A username has ${usernameMakeUp}`
export const passwordMinLength = 10
/** What more accounts than these have in common links none of them: an office, a library, a carrier. */
export const mostLinkedByOne = 50

/** How large the picture of a member may be: in bytes, and in pixels on each side. */
export const avatarBytes = 2 * 1024 * 1024
export const avatarSides = { least: 128, most: 2048 } as const
export const avatarTooLarge = 'A profile picture has at most 2 MB'
