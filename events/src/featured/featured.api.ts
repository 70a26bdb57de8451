import { z } from 'zod'
import { timeField } from '../platform/call-fields.ts'
import { postStatuses } from '../posts/post.vocabulary.ts'

/** So many posts stand first at any one time. */
export const mostFeaturedAtOnce = 3
export const longestFeaturedDays = 30

export const featureForm = z.strictObject({
  postId: z.int('Name a post').min(1, 'Name a post'),
  /** Null for at once. */
  startsAt: timeField('Enter when it starts').nullable().default(null),
  endsAt: timeField('Enter when it ends'),
})
export type FeatureForm = z.infer<typeof featureForm>
export const featuredReply = z.object({ postId: z.number() })

/** Posts that are or will be featured, as staff look after them. */
export const staffFeatured = z.object({
  featured: z.array(
    z.object({
      postId: z.number(),
      title: z.string(),
      status: z.enum(postStatuses),
      state: z.enum(['coming', 'current']),
      startsAt: z.string(),
      endsAt: z.string(),
      /** As what somebody featured it. */
      by: z.string(),
      actor: z.string().nullable(),
    }),
  ),
})
export type StaffFeatured = z.infer<typeof staffFeatured>
export type FeaturedPost = StaffFeatured['featured'][number]
