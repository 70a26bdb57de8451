/** What a member hears of a post that they saved: a lower price, its last day, its last hours, its end, and its return. */
export const savedNews = ['cheaper', 'ending', 'ending-soon', 'over', 'back'] as const
export type SavedNews = (typeof savedNews)[number]

/** What a member switches on and off for each post that they saved, in the order in which it is shown. */
export const reminders = ['day-before', 'hours-before', 'price-drop', 'over'] as const
export type Reminder = (typeof reminders)[number]

/** What a saved post tells as long as its member said nothing else. */
export const usualReminders: readonly Reminder[] = ['day-before', 'price-drop', 'over']

/** Which of them each news follows. */
export const reminderOfNews: Readonly<Record<SavedNews, Reminder>> = {
  cheaper: 'price-drop',
  ending: 'day-before',
  'ending-soon': 'hours-before',
  over: 'over',
  // Only who hears that it is over wants to hear that it is back.
  back: 'over',
}

const hour = 3_600_000
/** So long before its end (ms) a post is said to end, and to end soon. */
export const endsWithin = { ending: 24 * hour, 'ending-soon': 2 * hour } as const satisfies Partial<
  Record<SavedNews, number>
>
export type EndingNews = keyof typeof endsWithin
export const isOfEnd = (news: SavedNews): news is EndingNews => news in endsWithin

/** The same choice in one order, each once. */
export const inOrder = (chosen: readonly Reminder[]): Reminder[] => reminders.filter((one) => chosen.includes(one))
