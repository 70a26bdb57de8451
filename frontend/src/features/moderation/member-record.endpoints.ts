import { postStatuses } from '@deals/events'
import { api } from '../../lib/api.ts'
import { to } from '../../lib/call.ts'

/** How many posts or reports of a member stand on one page. */
export const memberRecordSize = 10

interface OfMember {
  readonly username: string
  readonly page: number
}

/** What a member posted, whatever became of it, and what they reported. */
export const memberRecordApi = api.injectEndpoints({
  endpoints: (build) => ({
    getMemberPosts: build.query({
      ...to('GET /api/users/:username/posts', ({ username, page }: OfMember) => ({
        params: { username },
        query: { page, limit: memberRecordSize, statuses: postStatuses.join(',') },
      })),
      providesTags: ['Moderation'],
    }),
    getMemberReports: build.query({
      ...to('GET /api/moderation/users/:username/reports', ({ username, page }: OfMember) => ({
        params: { username },
        query: { page, limit: memberRecordSize },
      })),
      providesTags: ['Moderation'],
    }),
  }),
})
