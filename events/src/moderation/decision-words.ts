/** Why a moderator takes a post away; the poster reads the words. */
export const deleteReasons = [
  { code: 'spam', words: 'Spam' },
  { code: 'duplicate', words: 'Posted already' },
  { code: 'harmful', words: 'Harmful or illegal' },
  { code: 'inappropriate', words: 'Inappropriate' },
  { code: 'expired', words: 'The deal is over' },
  { code: 'not-a-deal', words: 'Not a deal' },
  { code: 'referral', words: 'Affiliate or referral link' },
  { code: 'private-data', words: 'Private data of somebody' },
] as const

/** What moderators ask posters for, ready to be sent or changed. */
export const feedbackTemplates = [
  { title: 'Price', text: 'The price on the page is another one. Please correct it, or say how to get yours.' },
  { title: 'Link', text: 'The link does not lead to the deal. Please give the address of the very page.' },
  {
    title: 'Referral',
    text: 'The link holds a referral or affiliate code. Please give the plain address of the shop.',
  },
  {
    title: 'Title',
    text: 'Please name the product and its size or model in the title, and leave out advertising words.',
  },
  { title: 'Category', text: 'This belongs to another category. Please choose the one that fits.' },
  { title: 'Coupon', text: 'The deal needs a code. Please add it, and say where you found it.' },
  { title: 'Picture', text: 'Please use a picture of the product itself, without text or logos on it.' },
  { title: 'Details', text: 'Please say more: until when it holds, where it ships, and what it cost before.' },
] as const

/** What a person decided about a post, as it counts for its poster. */
export const posterOutcomes = ['approved', 'asked', 'ended', 'removed', 'merged', 'restored', 'renewed'] as const
export type PosterOutcome = (typeof posterOutcomes)[number]

/** Reasons as they are counted: what a moderator put in words of their own is one of them all. */
export const removalReasons = [...deleteReasons.map(({ code }) => code), 'other' as const]
export type RemovalReason = (typeof removalReasons)[number]
export const removalReasonOf = (reason: string | null): RemovalReason =>
  deleteReasons.find(({ words }) => words === reason?.trim())?.code ?? 'other'
export const removalWords = (reason: RemovalReason): string =>
  deleteReasons.find(({ code }) => code === reason)?.words ?? 'Other'

/** What a reason is about, in a word, for those who may not read what was written; null where none was given. */
export function reasonGroupOf(reason: string | null | undefined): string | null {
  const text = reason?.trim() ?? ''
  const asked = feedbackTemplates.find((template) => template.text === text)?.title
  return text === '' ? null : (asked ?? removalWords(removalReasonOf(text)))
}
