import type { NewsletterPlan, Position } from '@deals/events'
import type { CollectionSchema } from '../platform/read-models.ts'

/** What is planned. id: site */
export interface NewsletterPlanDoc extends NewsletterPlan {
  /** How often it was planned or went out. */
  version: number
  /** Since when (ms) the schedule is this one. */
  since: number
  last: { date: string; hour: number; position: Position } | null
}
export const newsletterPlan: CollectionSchema<NewsletterPlanDoc> = {
  name: 'newsletter_plan',
  fields: {},
  indexes: [],
  isShared: true,
}
export const newsletterPlanId = 'site'

/** An issue that went out. id: its day */
export interface NewsletterIssueDoc extends Pick<NewsletterPlan, 'introduction' | 'chosen' | 'removed'> {
  date: string
  hour: number
}
export const newsletterIssues: CollectionSchema<NewsletterIssueDoc> = {
  name: 'newsletter_issues',
  fields: { date: 'text' },
  indexes: [['-date']],
  isShared: true,
}
