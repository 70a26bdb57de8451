import { api } from '../../lib/api.ts'
import { to, type SentTo } from '../../lib/call.ts'

/** When the newsletter goes out, and what its next issue says. */
export const newsletterPlanApi = api.injectEndpoints({
  endpoints: (build) => ({
    getNewsletterPlan: build.query({
      ...to('GET /api/staff/newsletter'),
      providesTags: ['Staff'],
    }),
    getNewsletterSize: build.query({
      ...to('GET /api/staff/newsletter/size'),
      providesTags: ['Staff'],
    }),
    testNewsletter: build.mutation(to('POST /api/staff/newsletter/test', (_nothing: undefined) => ({}))),
    planNewsletter: build.mutation(
      to('PUT /api/staff/newsletter', (body: SentTo<'PUT /api/staff/newsletter'>) => ({ body })),
    ),
  }),
})
