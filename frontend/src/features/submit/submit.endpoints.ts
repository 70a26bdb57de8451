import type { PostForm, Unchanged } from '@deals/events'
import { api, whenDone } from '../../lib/api.ts'
import { to, type SentTo } from '../../lib/call.ts'

interface Submission {
  readonly body: Unchanged<PostForm>
  /** The same for every try of one submission, so that a lost answer posts nothing twice. */
  readonly idempotencyKey: string
}

interface PostEdit {
  readonly id: number
  readonly changes: SentTo<'PATCH /api/posts/:id'>
  readonly key: string
}

interface Upload {
  readonly file: File
  /** What it is for, by the name of its field. */
  readonly use?: 'image' | 'icon' | 'avatar'
}

const storePageSize = 25

/** Writing posts: sending them, and what helps to fill them in. */
export const submitApi = api.injectEndpoints({
  endpoints: (build) => ({
    submitPost: build.mutation({
      ...to('POST /api/posts', (submission: Submission) => submission),
      invalidatesTags: whenDone('Posts', 'Profile'),
    }),
    editPost: build.mutation({
      ...to('PATCH /api/posts/:id', ({ id, changes, key }: PostEdit) => ({
        params: { id },
        body: changes,
        idempotencyKey: key,
      })),
      invalidatesTags: (_answer, error, { id }) =>
        error === undefined ? [{ type: 'Post', id }, 'Posts', 'Profile'] : [],
    }),
    previewLink: build.mutation({ ...to('POST /api/posts/preview', (url: string) => ({ body: { url } })) }),
    uploadImage: build.mutation({
      ...to('POST /api/images', ({ file, use = 'image' }: Upload) => {
        const body = new FormData()
        body.set(use, file)
        return { body }
      }),
    }),
    findStores: build.query({
      ...to('GET /api/stores', (search: string) => ({ query: { page: 1, limit: storePageSize, search } })),
      providesTags: ['Stores'],
    }),
    listDrafts: build.query({
      ...to('GET /api/drafts'),
      providesTags: ['Drafts'],
    }),
    getDraft: build.query({ ...to('GET /api/drafts/:id', (id: string) => ({ params: { id } })) }),
    saveDraft: build.mutation({
      ...to('PUT /api/drafts/:id'),
      invalidatesTags: ['Drafts'],
    }),
    deleteDraft: build.mutation({
      ...to('DELETE /api/drafts/:id', (id: string) => ({ params: { id } })),
      invalidatesTags: ['Drafts'],
    }),
  }),
})
