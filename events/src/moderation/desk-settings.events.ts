import { z } from 'zod'
import { defineEvent } from '../platform/event.ts'

/** What a team has one of: the ready words for feedback. */
export const templateSets = ['feedback'] as const
export const template = z.object({ title: z.string(), text: z.string() })

export const FeedbackTemplatesChanged = defineEvent({
  type: 'FeedbackTemplatesChanged',
  category: 'desk',
  about: 'A moderator changed the ready words that all of them use; every version stands in the log.',
  schema: z.object({ slug: z.enum(templateSets), templates: z.array(template) }),
})
export const QueueViewsChanged = defineEvent({
  type: 'QueueViewsChanged',
  category: 'desk',
  sealed: ['names', 'queries'],
  about: 'A moderator keeps other filters of the queue under names.',
  // A name and its filters stand at the same place.
  schema: z.object({ userId: z.string(), names: z.array(z.string()), queries: z.array(z.string()) }),
})
export const deskSettingsEvents = [FeedbackTemplatesChanged, QueueViewsChanged] as const
