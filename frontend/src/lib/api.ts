import { createApi } from '@reduxjs/toolkit/query/react'
import { baseQuery } from './base-query.ts'

/** What the store keeps of an answer that nothing on the page uses any more, in seconds: long enough to come back. */
const keptSeconds = 600

/** Lists of posts that are older than this, in seconds, are asked for again when a page opens. */
export const postListFreshSeconds = 60
/** For what somebody looks at while it changes: asked for when it is shown, and again every so many milliseconds. */
export const askedEvery = (pollingInterval: number) =>
  ({ pollingInterval, skipPollingIfUnfocused: true, refetchOnMountOrArgChange: true }) as const
/** The same for the home feed, which may stand a little longer. */
export const feedFreshSeconds = 120

/** The one API of the site; each feature adds its calls with `injectEndpoints`. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: [
    'Alerts',
    'Announcements',
    'Bookmarks',
    'Categories',
    'Comments',
    'Drafts',
    'Featured',
    'Moderation',
    'Notifications',
    'Post',
    'Posts',
    'Preferences',
    'Profile',
    'Score',
    'Security',
    'SitePages',
    'Staff',
    'Stores',
    'Thread',
    'Viewer',
    'Visits',
    'Webhooks',
  ],
  keepUnusedDataFor: keptSeconds,
  refetchOnFocus: false,
  refetchOnReconnect: false,
  refetchOnMountOrArgChange: false,
  endpoints: () => ({}),
})

/**
 * The tag of what people gave a name. The library finds tags in a plain object, where a member or a store called
 * `constructor` would meet what every object has.
 */
export const tagNamed = <Type extends 'Profile' | 'Stores'>(type: Type, name: string | number) =>
  [{ type, id: `named ${name}` }] as const

/** What a command makes old once it is done; one that was refused changed nothing. */
export const whenDone =
  <const Tags extends readonly unknown[]>(...tags: Tags) =>
  (_answer: unknown, error: unknown): Tags | [] =>
    error === undefined ? tags : []

/** The part of the store's state in which the answers are. */
export interface ApiState {
  readonly api: ReturnType<typeof api.reducer>
}
