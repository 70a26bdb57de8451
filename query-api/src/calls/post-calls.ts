import { z } from 'zod'
import {
  availabilities,
  castVoteReply,
  castVoteRequest,
  changeBookmarkReply,
  changeBookmarkRequest,
  addCommentRequest,
  commentChange,
  commentView,
  currencies,
  dealScoreView,
  editCommentRequest,
  imageView,
  postLimits,
  postStatuses,
  postTypes,
  reportRequest,
  toggleBookmarkReply,
  toggleBookmarkRequest,
} from '@deals/events'
import type { CommandCall } from '../context.ts'

const statusReply = z.object({ status: z.enum(postStatuses) })
const amount = z.number().min(0).max(postLimits.price).nullish()
const text = z.string().nullish()

const postForm = z.strictObject({
  type: z.enum(postTypes).optional(),
  title: z.string().min(postLimits.title.min).max(postLimits.title.max).optional(),
  content: z.string().max(postLimits.content.max).optional(),
  ...{ subtitle: text, price: amount, originalPrice: amount, currency: z.enum(currencies).nullish() },
  ...{ categorySlug: text, subCategorySlug: text, subCategory: text, storeSlug: text, storeName: text },
  ...{ dealUrl: text, images: z.array(imageView).optional(), couponCode: text, couponSource: text },
  ...{ shippingCost: amount, availability: z.enum(availabilities).nullish(), location: text },
  ...{ startsAt: text, expiresAt: text, affiliated: z.boolean().optional(), duplicateOverride: text },
})
const submitReply = z.object({ id: z.number(), status: z.enum(postStatuses) })

const member = { signedIn: true, speaks: 'text' } as const
const jsonMember = { signedIn: true, speaks: 'json' } as const

/** Calls that write posts and what belongs to them. */
export const postCalls: readonly CommandCall[] = [
  {
    ...jsonMember,
    method: 'post',
    path: '/api/posts',
    about: 'Submits a post; it goes live once it is checked.',
    schema: postForm,
    bodies: ['json', 'multipart'],
    answer: submitReply,
  },
  {
    ...jsonMember,
    method: 'patch',
    path: '/api/posts/:id',
    about: 'Changes fields of a post.',
    schema: postForm.extend({ version: z.number().int().optional(), reason: text }),
    bodies: ['json', 'multipart'],
    answer: submitReply.extend({ version: z.number() }),
  },
  {
    ...jsonMember,
    method: 'post',
    path: '/api/posts/preview',
    about: 'Reads the page of a deal and proposes what to fill in.',
    schema: z.strictObject({ url: z.string() }),
  },
  {
    ...member,
    method: 'patch',
    path: '/api/posts/:id/expire',
    about: 'Says that the deal is over.',
    answer: statusReply,
  },
  {
    ...member,
    method: 'patch',
    path: '/api/posts/:id/renew',
    about: 'Says that an expired deal is available again.',
    answer: statusReply,
  },
  {
    ...member,
    method: 'delete',
    path: '/api/posts/:id',
    about: 'Takes a post away.',
    schema: z.strictObject({ reason: text }),
    answer: statusReply,
  },
  {
    ...jsonMember,
    method: 'post',
    path: '/api/posts/:id/restore',
    about: 'Brings a deleted post back into the status it had.',
    answer: statusReply,
  },
  {
    ...member,
    method: 'post',
    path: '/api/posts/:id/votes',
    about: 'Votes; repeating a vote takes it back.',
    schema: castVoteRequest,
    answer: castVoteReply,
  },
  {
    ...jsonMember,
    method: 'post',
    path: '/api/posts/:id/availability',
    about: 'Says whether a deal is still available.',
    schema: z.strictObject({ available: z.boolean() }),
    answer: z.object({ confirmed: z.number(), denied: z.number(), lastConfirmedAt: z.string().nullable() }),
  },
  {
    ...member,
    method: 'post',
    path: '/api/posts/:id/score',
    about: 'Asks for a deal score.',
    answer: dealScoreView.pick({ status: true }),
  },
  {
    ...jsonMember,
    method: 'post',
    path: '/api/images',
    about: 'Takes a picture.',
    schema: z.object({ image: z.string() }),
    bodies: ['multipart'],
    answer: z.object({ imageUrl: z.string(), width: z.number(), height: z.number() }),
  },
]

/** Calls of the conversation around posts. */
export const conversationCalls: readonly CommandCall[] = [
  {
    ...member,
    method: 'post',
    path: '/api/comments',
    about: 'Comments on a post or answers a comment.',
    schema: addCommentRequest,
    answer: commentView,
  },
  {
    ...member,
    method: 'patch',
    path: '/api/comments/:id',
    about: 'Changes a comment.',
    schema: editCommentRequest,
    answer: commentChange,
  },
  {
    ...member,
    method: 'delete',
    path: '/api/comments/:id',
    about: 'Takes a comment away; its answers stay.',
    schema: z.strictObject({ reason: text }),
    answer: commentChange,
  },
  {
    ...member,
    method: 'post',
    path: '/api/comments/:id/votes',
    about: 'Votes on a comment.',
    schema: castVoteRequest,
    answer: castVoteReply,
  },
  {
    ...member,
    method: 'post',
    path: '/api/bookmarks',
    about: 'Saves a post, or removes it.',
    schema: toggleBookmarkRequest,
    answer: toggleBookmarkReply,
  },
  {
    ...jsonMember,
    method: 'patch',
    path: '/api/bookmarks/:postId',
    about: 'Puts a saved post into a collection, or writes a private note to it.',
    schema: changeBookmarkRequest,
    answer: changeBookmarkReply,
  },
  { ...member, method: 'post', path: '/api/reports/post/:id', about: 'Reports a post.', schema: reportRequest },
  {
    ...jsonMember,
    method: 'post',
    path: '/api/reports/comment/:id',
    about: 'Reports a comment.',
    schema: reportRequest,
  },
  { ...member, method: 'patch', path: '/api/notifications/:id/seen', about: 'Notes that a notification was seen.' },
  { ...jsonMember, method: 'post', path: '/api/notifications/seen-all', about: 'Marks everything as read.' },
]
