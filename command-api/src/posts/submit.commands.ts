import {
  streamOf,
  type Currency,
  type PostFields,
  type PostForm,
  type PostStatus,
  type PriceStanding,
  type SimilarPost,
} from '@deals/events'
import type { CommandContext } from '../context.ts'
import { ledOn } from '../categories/catalogue.stream.ts'
import { decideOnNew, reservedId } from '../platform/decide-on-new.ts'
import { knownState } from '../platform/fold.ts'
import type { Invocation, ByMember } from '../platform/invocation.ts'
import { done, type Outcome } from '../platform/outcome.ts'
import { isRefused, refuse, refuseField, type Refused } from '../platform/refusal.ts'
import { preferencesFold } from '../preferences/preferences.state.ts'
import { releaseStorePost, reserveStorePost } from '../stores/own-store.stream.ts'
import { isRepresentative } from '../stores/store.stream.ts'
import { blockedHost } from '../platform/blocked-host.ts'
import { checkPostForm, type CheckedForm } from './check-post-form.ts'
import { loadPost } from './post.stream.ts'
import { postFold } from './post.state.ts'
import { releaseDeal, reserveDeal } from './reserve-deal.ts'
import { registerStore, resolveStore, type ResolvedStore } from './resolve-store.ts'
import { submitPost, type SubmitPost } from './submit-post.ts'
import { takeImages } from './take-images.ts'

export interface SubmitRequest extends ByMember {
  readonly form: PostForm
}
export interface SubmitAnswer {
  readonly id: number
  readonly status: PostStatus
}

export function submitCommands(context: CommandContext) {
  return {
    /** Puts a new post into the automatic review. */
    submitPost: async (request: SubmitRequest): Promise<Outcome<SubmitAnswer>> => {
      const earlier = await earlierAnswer(context, request.by)
      if (earlier !== null) {
        return earlier
      }
      const { caller, by } = request
      const form = await ledOn(context, request.form)
      const usualCurrency = form.currency ?? (await usualCurrencyOf(context, caller.id))
      const now = context.clock.now()
      const checked = checkPostForm(form, { now, trustLevel: caller.trustLevel, usualCurrency })
      const store = await storeOf(context, form, checked)
      if ('errors' in checked || 'problem' in store) {
        return refuseForm(checked, store)
      }
      const images = await takeImages(context, caller, checked.images)
      if (isRefused(images)) {
        return images
      }
      const { similar, priceStanding } = await worldOf(context, checked, { storeSlug: store.slug, authorId: caller.id })
      const { type, host: _host, ...words } = checked
      const affiliated = words.affiliated || (await isRepresentative(context, store.slug, caller.id))
      const fields: PostFields = { ...words, affiliated, images, storeSlug: store.slug, priceStanding }
      const duplicateOverride = textOrNull(form.duplicateOverride)
      const submit = { caller, type, fields, duplicateOverride, similar, now }
      const refusal = submitPost({ ...submit, postId: 0 }, { status: 'missing' })
      if (isRefused(refusal)) {
        return refusal
      }
      if (store.slug !== null) {
        await registerStore(context, by, { slug: store.slug, isNew: store.isNew })
      }
      const decided = await decideOnNew(context, by, {
        kind: 'submit-post',
        streamFor: streamOf.post,
        fold: postFold,
        decide: (postId) => (state) => submitPost({ ...submit, postId }, state),
        ...reservations(context, { by, userId: caller.id, fields }, submit),
      })
      return isRefused(decided) || decided.after.status === 'missing'
        ? isRefused(decided)
          ? decided
          : refuse('conflict')
        : done({ id: decided.after.postId, status: decided.after.status }, decided.position)
    },
  }
}

/** What there is only so much of: the deal itself, and posts for one's own store. */
function reservations(
  context: CommandContext,
  post: { by: Invocation; userId: string; fields: PostFields },
  submit: Omit<SubmitPost, 'postId'>,
) {
  const isForOwnStore = post.fields.affiliated
  return {
    reserve: async (postId: number) => {
      const refused = await reserveStorePost(context, { ...post, postId, isForOwnStore })
      const taken = refused ?? (await reserveDeal(context, { ...post, postId }, { ...submit, postId }))
      if (refused === null && taken !== null) {
        await releaseStorePost(context, { ...post, postId, isForOwnStore })
      }
      return taken
    },
    release: async (postId: number) => {
      await releaseStorePost(context, { ...post, postId, isForOwnStore })
      await releaseDeal(context, { ...post, postId })
    },
  }
}

/** A repeat must not be measured against its own first post. */
async function earlierAnswer(context: CommandContext, by: Invocation): Promise<Outcome<SubmitAnswer> | null> {
  const id = await reservedId(context, by)
  const post = id === null ? null : await loadPost(context, Number(id))
  return post === null || post.status === 'missing'
    ? null
    : done({ id: post.postId, status: 'ai-review' }, await context.log.head())
}

const textOrNull = (text: string | null | undefined) => ((text ?? '').trim() === '' ? null : (text ?? '').trim())

async function usualCurrencyOf(context: CommandContext, userId: string): Promise<Currency> {
  const preferences = { stream: streamOf.preferences(userId), fold: preferencesFold, staysSealed: true }
  const { currency = 'USD' } = await knownState(context, preferences, () => true)
  return currency
}

export type StoreOfPost = ResolvedStore | { readonly slug: null; readonly isNew: null }

/** A discussion has no store; everything else has one. */
async function storeOf(
  context: CommandContext,
  form: PostForm,
  checked: ReturnType<typeof checkPostForm>,
): Promise<StoreOfPost> {
  if (form.type === 'discussion') {
    return { slug: null, isNew: null }
  }
  const { dealUrl, host } = 'errors' in checked ? { dealUrl: null, host: null } : checked
  const blocked = await blockedHost(context, host)
  return blocked ?? resolveStore(context, { storeSlug: form.storeSlug, storeName: form.storeName, dealUrl, host })
}

function refuseForm(checked: ReturnType<typeof checkPostForm>, store: StoreOfPost): Refused {
  const errors = {
    ...('errors' in checked ? checked.errors : {}),
    ...('problem' in store &&
      !('errors' in checked && 'type' in checked.errors) && { [store.field ?? 'storeSlug']: store.problem }),
  }
  const [first] = Object.entries(errors)
  return first === undefined ? refuse('invalid') : { ...refuseField(...first), fields: errors }
}

export interface World {
  readonly similar: readonly SimilarPost[]
  readonly priceStanding: PriceStanding
}

/** What other posts there are of the same thing, and how the price stands among them. */
async function worldOf(
  { queries, imported }: CommandContext,
  { urlKey, title, categorySlug, price, shippingCost: shipping, currency }: CheckedForm,
  { storeSlug, authorId }: { storeSlug: string | null; authorId: string },
): Promise<World> {
  if (imported === true) {
    // Facts of the past are not measured against what the site knows today.
    return { similar: [], priceStanding: 'none' }
  }
  const offered = { title, categorySlug }
  const shippingCost = shipping ?? 0
  const [similar, priceStanding] = await Promise.all([
    queries.similarPosts({ urlKey, storeSlug, title, sinceDays: 60, limit: 20 }),
    queries.priceStanding({ urlKey, postId: null, authorId, price, shippingCost, currency, offered }),
  ])
  return { similar, priceStanding }
}
