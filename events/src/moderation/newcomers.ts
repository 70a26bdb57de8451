import type { Finding } from '../posts/posts.events.ts'
import { settingOf, type SettingValues } from '../staff/settings.ts'

/** Whoever submits a post, as they were known then. */
export interface Submitter {
  readonly trust: number
  /** Posts of theirs that had been active and stood. */
  readonly published: number
}

/** Staff may want to see the first posts of new members, whatever the checks say of them; one that was approved counts. */
export function findingOfNewcomer({ trust, published }: Submitter, settings: SettingValues): Finding | null {
  const first = settingOf(settings, 'review.first')
  const words = first === 1 ? 'The first post' : `One of the first ${first} posts`
  return trust === 0 && published < first
    ? { code: 'newcomer', severity: 'suspicious', evidence: `${words} of a new member.` }
    : null
}
