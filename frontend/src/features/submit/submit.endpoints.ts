import type { PostStatus, StoreList } from '@deals/events'
import { api } from '../../lib/api.ts'
import { linkPreviewFrom } from './parse-link-preview.ts'
import type { LinkPreview } from './parse-link-preview.ts'

interface Submitted {
  readonly id: number
  readonly status: PostStatus
}

interface Submission {
  readonly body: Readonly<Record<string, unknown>>
  /** The same for every try of one submission, so that a lost answer posts nothing twice. */
  readonly idempotencyKey: string
}

interface Edit {
  readonly postId: number
  readonly body: Readonly<Record<string, unknown>>
}

export interface DraftView {
  readonly id: string
  readonly savedAt: string
  /** The fields of the form, unchecked. */
  readonly fields: unknown
}

const storePageSize = 25

/** Writing posts: sending them, and what helps to fill them in. */
export const submitApi = api.injectEndpoints({
  endpoints: (build) => ({
    submitPost: build.mutation<Submitted, Submission>({
      query: ({ body, idempotencyKey }) => ({ path: '/api/posts', method: 'POST', body, idempotencyKey }),
      invalidatesTags: (_answer, error) => (error === undefined ? ['Posts', 'Profile'] : []),
    }),
    editPost: build.mutation<Submitted & { readonly version: number }, Edit>({
      query: ({ postId, body }) => ({ path: `/api/posts/${postId}`, method: 'PATCH', body }),
      invalidatesTags: (_answer, error, { postId }) =>
        error === undefined ? [{ type: 'Post', id: postId }, 'Posts', 'Profile'] : [],
    }),
    previewLink: build.mutation<LinkPreview, string>({
      query: (url) => ({ path: '/api/posts/preview', method: 'POST', body: { url } }),
      transformResponse: linkPreviewFrom,
    }),
    uploadImage: build.mutation<{ readonly imageUrl: string }, File>({
      query: (file) => {
        const body = new FormData()
        body.set('image', file)
        return { path: '/api/images', method: 'POST', body }
      },
    }),
    findStores: build.query<StoreList, string>({
      query: (search) => ({ path: '/api/stores', params: { page: 1, limit: storePageSize, search } }),
      providesTags: ['Stores'],
    }),
    listDrafts: build.query<{ readonly drafts: readonly DraftView[] }, void>({
      query: () => ({ path: '/api/drafts' }),
      providesTags: ['Drafts'],
    }),
    getDraft: build.query<DraftView, string>({
      query: (id) => ({ path: `/api/drafts/${id}` }),
    }),
    saveDraft: build.mutation<unknown, { readonly id: string; readonly body: unknown }>({
      query: ({ id, body }) => ({ path: `/api/drafts/${id}`, method: 'PUT', body }),
      invalidatesTags: ['Drafts'],
    }),
    deleteDraft: build.mutation<unknown, string>({
      query: (id) => ({ path: `/api/drafts/${id}`, method: 'DELETE' }),
      invalidatesTags: ['Drafts'],
    }),
  }),
})
