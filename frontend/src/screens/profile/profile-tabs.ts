import { publicStatuses, reviewStatuses, type PostStatus } from '@deals/events'

/** The tabs of one's own profile. */
export const profileTabs = [
  { value: 'posts', label: 'Posts' },
  { value: 'review', label: 'In review' },
  { value: 'drafts', label: 'Drafts' },
  { value: 'deleted', label: 'Deleted' },
] as const

export type ProfileTab = (typeof profileTabs)[number]['value']

/** The statuses that a tab of posts shows. */
export const statusesOfTab: Readonly<Record<Exclude<ProfileTab, 'drafts'>, readonly PostStatus[]>> = {
  posts: publicStatuses,
  review: reviewStatuses,
  deleted: ['deleted'],
}

/** The tab that an address names; an unknown one is the first. */
export function profileTabFrom(params: URLSearchParams): ProfileTab {
  return profileTabs.find(({ value }) => value === params.get('tab'))?.value ?? 'posts'
}
