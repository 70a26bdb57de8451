import { deleteReasons, feedbackTemplates } from '@deals/events'

const usualQuestions = ['Price', 'Link', 'Title']
const usualReasons = ['spam', 'duplicate', 'not-a-deal', 'referral']

/** Questions of the moderators that a post in review has to answer: mostly those that the site offers them. */
export const feedbackTexts: readonly string[] = [
  ...feedbackTemplates.filter(({ title }) => usualQuestions.includes(title)).map(({ text }) => text),
  'This looks like two offers in one post. Please keep one here and post the other by itself.',
  'The code in your text did not work for us. Where is it published?',
]

/** Why a moderator took a post off the page until it is looked at. */
export const moderatorNotes: readonly string[] = [
  'Link forwards through two other hosts before it reaches the store; looking at where it ends.',
  'Price fell to a tenth within a minute of posting. Waiting for an answer of the store.',
]

/** Why a moderator took a post away for good, mostly as the site offers it. */
export const deletionReasons: readonly string[] = [
  ...deleteReasons.filter(({ code }) => usualReasons.includes(code)).map(({ words }) => words),
  'The store has withdrawn the offer as a mistake.',
]
