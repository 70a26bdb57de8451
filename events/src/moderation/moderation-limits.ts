/** How many ready words a team keeps, and how long the name of each is. */
export const mostTemplates = 20
export const templateTitleLimit = 30
/** How many views of the queue a moderator keeps, and how long the name of each is. */
export const mostViews = 20
export const viewNameLimit = 40

/** How long an appeal is, in characters. */
export const appealLength = { min: 20, max: 1_000 } as const
/** For so long a decision can be appealed. */
export const appealDays = 30

/** The most a moderator writes to a poster, for the form and the rule alike. */
export const feedbackMaxLength = 1000
