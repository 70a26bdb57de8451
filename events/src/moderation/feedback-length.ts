/** The most a moderator writes to a poster, for the form and the rule alike. */
export const feedbackMaxLength = 1000
