import { api } from '../../lib/api.ts'
import { to } from '../../lib/call.ts'

interface Pair {
  readonly postId: number
  readonly otherId: number
}
/** Also the prices of a post are others once it is linked. */
const ofPost = (id: string | number) => [{ type: 'Post' as const, id }]

/** Posts of the same product, as members say. */
export const productsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSameProducts: build.query({
      ...to('GET /api/posts/:id/same-product', (postId: number) => ({ params: { id: postId } })),
      providesTags: (_answer, _error, postId) => ofPost(postId),
    }),
    saySameProduct: build.mutation({
      ...to('POST /api/posts/:id/same-product'),
      invalidatesTags: (_answer, error, { id }) => (error === undefined ? ofPost(id) : []),
    }),
    refuseSameProduct: build.mutation({
      ...to('DELETE /api/posts/:id/same-product/:otherId', ({ postId, otherId }: Pair) => ({
        params: { id: postId, otherId },
      })),
      invalidatesTags: (_answer, error, { postId }) => (error === undefined ? ofPost(postId) : []),
    }),
  }),
})
