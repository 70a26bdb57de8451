/** How many ready words a team keeps, and how long the name of each is. */
export const mostTemplates = 20
export const templateTitleLimit = 30
/** How many views of the queue a moderator keeps, and how long the name of each is. */
export const mostViews = 20
export const viewNameLimit = 40
