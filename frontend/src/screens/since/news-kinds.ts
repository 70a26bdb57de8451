import { newsKinds, type NewsKind } from '@deals/events'

/** What the kinds of news are called, in the order of their tabs, and what is said where there is none. */
export const newsWords: Readonly<Record<NewsKind, { readonly label: string; readonly none: string }>> = {
  new: { label: 'New', none: 'No new deals' },
  cheaper: { label: 'Cheaper', none: 'No deal became cheaper' },
  back: { label: 'Back', none: 'No deal came back' },
  over: { label: 'Over', none: 'No deal ended' },
  comments: { label: 'Unread comments', none: 'No unread comments' },
}

/** The kind that an address names; an unknown one is the first. */
export const newsKindFrom = (text: string | undefined): NewsKind => newsKinds.find((kind) => kind === text) ?? 'new'
