/** What there is room for a certain number of times, or once. */
export const placeKinds = ['alert', 'bookmark', 'collection', 'deal'] as const
export type PlaceKind = (typeof placeKinds)[number]
