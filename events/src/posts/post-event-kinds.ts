// Events of a post by what they are about, for views that care for none of a kind.

/** Edits that others suggest. */
export const eventsOfSuggestions = [
  'EditSuggested',
  'EditSuggestionAgreed',
  'EditSuggestionApplied',
  'EditSuggestionEnded',
] as const
/** What somebody is told about a post, which stays as it is. */
export const eventsOfAdvice = ['PosterReminded', 'PostRenewalSuggested', 'PostReviewAdvised'] as const
/** What moderators end or take away under a post and in its history. */
export const eventsOfLocks = ['PostCommentsLocked', 'PostCommentsUnlocked', 'PostVersionRedacted'] as const
/** What follows for a post from merges and moves of posts, stores and sub-categories. */
export const eventsOfFollowing = ['PostDuplicatesChanged', 'PostStoreFollowed', 'PostSubCategoryFollowed'] as const
/** How a deal ends and comes back, and how a post comes to be looked at and back from its poster. */
export const eventsOfTurns = ['PostExpired', 'PostRenewed', 'PostSentToReview', 'PostResubmitted'] as const
