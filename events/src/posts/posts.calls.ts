import { z } from 'zod'
import { call } from '../platform/http-call.ts'
import {
  amountField,
  boundedText,
  oneIfKnown,
  flag,
  listOf,
  namedNumber,
  oneOf,
  pageFields,
  text,
  textList,
  wholeNumber,
} from '../platform/call-fields.ts'
import { currencies } from '../platform/currencies.ts'
import { postLimits } from './post-limits.ts'
import {
  datePostedDays,
  highestDiscount,
  postSortOrders,
  postStatuses,
  postTypes,
  type DatePosted,
} from './post.vocabulary.ts'
import { commentLock, deletion, postEditForm, postForm } from './post-request.api.ts'
import {
  editReply,
  forYouList,
  postDetails,
  postFacets,
  postList,
  postStatusReply,
  postTombstone,
  priceHistory,
  rankView,
  submitReply,
  waitView,
} from './posts.api.ts'
import { linkPreview } from './preview.api.ts'
import { redactionReply, redactionRequest } from './redactions.api.ts'
import { reliability } from './reliability.api.ts'
import { spellingsFound } from './spellings.api.ts'
import { whyForYou, whyFound } from './why.api.ts'

const isDatePosted = (name: string): name is DatePosted => name in datePostedDays
const datePosted = Object.keys(datePostedDays).filter(isDatePosted)

/** What a list of posts can be narrowed by; what is left out narrows nothing. */
const listFilters = {
  /** A wrong currency is ignored. */
  currency: oneIfKnown(currencies),
  q: text('q'),
  categories: textList('categories'),
  subCategories: textList('subCategories'),
  stores: textList('stores'),
  types: listOf('types', postTypes),
  datePosted: oneOf('datePosted', datePosted),
  /** Both are within; posts without a price are in no range. */
  priceMin: amountField('priceMin'),
  priceMax: amountField('priceMax'),
  /** So many percent off or more. */
  minDiscount: wholeNumber('minDiscount', { min: 0, max: highestDiscount }).default(0).meta({ default: 0 }),
  statuses: listOf('statuses', postStatuses),
}

/** What query-api answers about posts. */
export const postReads = {
  listPosts: call('GET /api/posts', {
    about: 'Lists and searches posts.',
    who: 'anybody',
    speaks: 'text',
    query: z.object({
      ...pageFields(50),
      ...listFilters,
      sortOrder: oneOf('sortOrder', postSortOrders),
      includeRecommendations: flag,
      excludePost: namedNumber('excludePost'),
      /** Only what begins later. */
      upcoming: flag,
      asOf: namedNumber('asOf'),
    }),
    answers: postList.extend({
      asOf: z.number(),
      /** Whether `total` is all there is: of a search by words only the newest finds are looked at. */
      isWhole: z.boolean(),
    }),
  }),
  countFacets: call('GET /api/posts/facets', {
    about:
      'How many posts of a list each further choice would leave; what is chosen of a facet does not narrow its own counts.',
    who: 'anybody',
    query: z.object(listFilters),
    answers: postFacets,
  }),
  listForYou: call('GET /api/posts/for-you', {
    about: 'Posts that the member may like, with the reason of each.',
    who: 'members',
    query: z.object({ ...pageFields(25), categories: textList('categories') }),
    answers: forYouList,
  }),
  listSimilar: call('GET /api/posts/similar', {
    about: 'Public posts like a post, or like a title that is being written.',
    who: 'anybody',
    query: z.object({
      /** Like this post, or like a title that is being written. */
      postId: text('postId'),
      title: text('title', postLimits.title.max),
      store: text('store'),
      limit: wholeNumber('limit', { min: 1, max: 25 }).default(5),
    }),
    answers: postList,
  }),
  listSpellings: call('GET /api/posts/spellings', {
    about:
      'A search written as the site writes its words, for one that found little; the likeliest first. And what its operators name that the site does not know.',
    who: 'anybody',
    query: z.object({ q: text('q') }),
    answers: spellingsFound,
  }),
  getPost: call('GET /api/posts/:id', {
    about: 'One post with what the viewer may do; its poster gets what remains of a deleted one.',
    who: 'anybody',
    speaks: 'text',
    answers: z.union([postDetails, postTombstone]),
    refuses: ['post-not-found', 'post-under-review'],
  }),
  getPriceHistory: call('GET /api/posts/:id/price-history', {
    about: 'Every known price of the product, from all its posts and their edits.',
    who: 'anybody',
    answers: priceHistory,
    refuses: ['post-not-found', 'post-under-review'],
  }),
  getRank: call('GET /api/posts/:id/rank', {
    about: 'Why a post stands where it stands in the order "best".',
    who: 'anybody',
    answers: rankView,
    refuses: ['post-not-found', 'post-under-review'],
  }),
  getStoreReliability: call('GET /api/stores/:slug/reliability', {
    about: 'How far the latest deals of a store could be relied on, with the number of deals behind each figure.',
    who: 'anybody',
    answers: reliability,
    refuses: ['store-not-found'],
  }),
  getUserReliability: call('GET /api/users/:username/reliability', {
    about: 'The same of the latest deals that a member posted.',
    who: 'anybody',
    answers: reliability,
    refuses: ['user-not-found'],
  }),
  getWhyFound: call('GET /api/posts/:id/why-found', {
    about: 'Why a post stands where it stands among those that a search found, by how well they fit.',
    who: 'anybody',
    query: z.object(listFilters),
    answers: whyFound,
    refuses: ['post-not-found', 'post-under-review'],
  }),
  getWhyForYou: call('GET /api/posts/:id/why-for-you', {
    about: 'Why a post stands where it stands among those for the member.',
    who: 'members',
    answers: whyForYou,
    refuses: ['post-not-found', 'post-under-review'],
  }),
  getWait: call('GET /api/posts/:id/wait', {
    about: 'Where a post waits for moderators, and how long that takes as a rule.',
    who: 'authorOrModerator',
    answers: waitView,
    refuses: ['post-not-found'],
  }),
}

/** What command-api answers about them. */
export const postCalls = {
  previewPost: call('POST /api/posts/preview', {
    about: 'Reads the page of a deal and proposes what to fill in.',
    who: 'members',
    body: z.strictObject({ url: boundedText('Enter a full web address', 4_000) }),
    answers: linkPreview,
  }),
  submitPost: call('POST /api/posts', {
    about: 'Submits a post; it goes live once it is checked.',
    who: 'unsuspended',
    needs: 'submissions',
    bodies: ['json', 'multipart'],
    body: postForm,
    answers: submitReply,
    creates: true,
    refuses: ['duplicate', 'suspended'],
  }),
  editPost: call('PATCH /api/posts/:id', {
    about: 'Changes fields of a post.',
    who: 'authorOrStaff',
    bodies: ['json', 'multipart'],
    body: postEditForm,
    answers: editReply,
    refuses: ['post-not-found', 'changed', 'conflict'],
  }),
  expirePost: call('PATCH /api/posts/:id/expire', {
    about: 'Says that the deal is over.',
    who: 'authorOrStaff',
    speaks: 'text',
    answers: postStatusReply,
    refuses: ['post-not-found', 'conflict'],
  }),
  renewPost: call('PATCH /api/posts/:id/renew', {
    about: 'Says that an expired deal is available again.',
    who: 'authorOrStaff',
    speaks: 'text',
    answers: postStatusReply,
    refuses: ['post-not-found', 'conflict'],
  }),
  deletePost: call('DELETE /api/posts/:id', {
    about: 'Takes a post away.',
    who: 'authorOrModerator',
    speaks: 'text',
    body: deletion,
    answers: postStatusReply,
    refuses: ['post-not-found', 'conflict'],
  }),
  lockComments: call('POST /api/posts/:id/comment-lock', {
    about: 'Ends the talk under a post; who reads there is told why.',
    who: 'moderators',
    body: commentLock,
    answers: postStatusReply,
    refuses: ['post-not-found', 'conflict'],
  }),
  unlockComments: call('DELETE /api/posts/:id/comment-lock', {
    about: 'Lets the talk under a post go on.',
    who: 'moderators',
    answers: postStatusReply,
    refuses: ['post-not-found', 'conflict'],
  }),
  redactVersion: call('POST /api/posts/:id/redactions', {
    about: 'Takes words of an earlier version out of the history of a post and out of all its pasts.',
    who: 'moderators',
    body: redactionRequest,
    answers: redactionReply,
    refuses: ['post-not-found', 'version-not-found', 'conflict'],
  }),
  restorePost: call('POST /api/posts/:id/restore', {
    about: 'Brings a deleted post back into the status it had.',
    who: 'moderators',
    answers: postStatusReply,
    refuses: ['post-not-found', 'conflict'],
  }),
}
