/** What a name may be made of, and how short a password may be, for the forms and the rules alike. */
export const usernamePattern = /^[A-Za-z0-9_]{3,20}$/
export const usernameMaxLength = 20
export const usernameMakeUp = '3 to 20 letters, digits and underscores'
export const usernameSentence = `A username has ${usernameMakeUp}`
export const passwordMinLength = 10
/** What more accounts than these have in common links none of them: an office, a library, a carrier. */
export const mostLinkedByOne = 50
