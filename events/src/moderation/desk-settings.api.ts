import { z } from 'zod'
import { template } from './desk-settings.events.ts'
import { mostTemplates, mostViews } from './moderation-limits.ts'

/** The ready words of the team, and which version of them it is; -1 while nobody changed them. */
export const templatesView = z.object({
  templates: z.array(template),
  version: z.number(),
  changedBy: z.string().nullable(),
  changedAt: z.string().nullable(),
})
export type TemplatesView = z.infer<typeof templatesView>
export const templatesRequest = z.strictObject({
  templates: z
    .array(z.strictObject({ title: z.string().max(1_000), text: z.string().max(10_000) }))
    .max(mostTemplates, `At most ${mostTemplates} templates are kept`),
  /** The version that was read. */
  version: z.number().int(),
})
export type TemplatesRequest = z.infer<typeof templatesRequest>

const view = z.strictObject({
  name: z.string().max(1_000),
  /** A tab of the desk with its filters, as the address has them. */
  query: z
    .string()
    .max(1_000)
    .regex(/^(queue|reports|poster-review|ai-review|edits)(\?[^\s#]{0,900})?$/, 'This is no list of the desk'),
})
export const queueViews = z.strictObject({
  views: z.array(view).max(mostViews, `At most ${mostViews} views are kept`),
})
export type QueueViews = z.infer<typeof queueViews>
