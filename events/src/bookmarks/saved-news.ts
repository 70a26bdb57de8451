/** What a member hears of a post that they saved: a lower price, its last day, its end, and its return. */
export const savedNews = ['cheaper', 'ending', 'over', 'back'] as const
export type SavedNews = (typeof savedNews)[number]
