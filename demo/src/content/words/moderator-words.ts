/** Questions of the moderators that a post in review has to answer. */
export const feedbackTexts: readonly string[] = [
  'The price on the page of the store is higher than in your post. Please correct it or tell us which step lowers it.',
  'The link leads to a search page. Please link to the product itself.',
  'Please name the exact model in the title: there are three with this name at different prices.',
  'This looks like two offers in one post. Please keep one here and post the other by itself.',
  'The code in your text did not work for us. Where is it published?',
]

/** Why a moderator took a post off the page until it is looked at. */
export const moderatorNotes: readonly string[] = [
  'Link forwards through two other hosts before it reaches the store; looking at where it ends.',
  'Price fell to a tenth within a minute of posting. Waiting for an answer of the store.',
]

export const deletionReasons: readonly string[] = [
  'Duplicate of an older post with the same link.',
  'The poster sells this product and did not say so.',
  'Spam: the same text was posted in four categories.',
  'Not a deal: the usual price everywhere.',
  'Private offer, not open to all members.',
  'The store has withdrawn the offer as a mistake.',
]
