import type { SitePage } from '@deals/events'
import { api } from '../../lib/api.ts'
import { to, type SentTo } from '../../lib/call.ts'

/** What the site says about itself. */
export const sitePagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSitePage: build.query({
      ...to('GET /api/pages/:slug', (slug: SitePage) => ({ params: { slug } })),
      providesTags: (_answer, _error, slug) => [{ type: 'SitePages', id: slug }],
    }),
    getSitePageVersion: build.query(
      to('GET /api/pages/:slug/versions/:version', (params: { slug: SitePage; version: string }) => ({ params })),
    ),
    changeSitePage: build.mutation(
      to(
        'PUT /api/staff/pages/:slug',
        ({ slug, ...body }: { slug: SitePage } & SentTo<'PUT /api/staff/pages/:slug'>) => ({
          params: { slug },
          body,
        }),
      ),
    ),
  }),
})
