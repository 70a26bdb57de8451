import { z } from 'zod'
import { streamOf, toMinorUnits, type JsonObject, type PostEditForm } from '@deals/events'
import type { CommandContext } from '../context.ts'
import { readHistory } from '../platform/fold.ts'
import type { OnPost } from '../platform/invocation.ts'
import { isRefused, type Refused } from '../platform/refusal.ts'
import { isRepresentative } from '../stores/store.stream.ts'
import { blockedHost } from '../platform/blocked-host.ts'
import { cleanUrl } from '../platform/url-key.ts'
import type { EditPost } from './edit-post.ts'
import { formOf } from './post-form.ts'
import { postFold, type ExistingPost, type PostState } from './post.state.ts'
import { resolveStore, type ResolvedStore } from './resolve-store.ts'
import { takeImages } from './take-images.ts'

export interface EditRequest extends OnPost {
  readonly form: PostEditForm
}

/** The store that a form names, as far as it differs; a problem where nobody may name it. */
export async function storeNamed(
  context: CommandContext,
  form: PostEditForm,
  post: ExistingPost,
): Promise<ResolvedStore | null> {
  const { storeSlug, storeName } = form
  const clean = cleanUrl(form.dealUrl ?? post.fields.dealUrl ?? '')
  const { url: dealUrl, host } = typeof clean === 'string' ? { url: null, host: null } : clean
  const blocked = dealUrl === post.fields.dealUrl ? null : await blockedHost(context, host)
  if (blocked !== null) {
    return blocked
  }
  const isNamed = (storeSlug ?? '') !== '' || (storeName ?? '') !== ''
  if (!isNamed || post.type === 'discussion' || storeSlug === post.fields.storeSlug) {
    return null
  }
  return resolveStore(context, { storeSlug, storeName, dealUrl, host })
}

/** The edit with everything that only the world can tell. */
export async function commandOf(
  context: CommandContext,
  { caller, postId, form }: EditRequest,
  { post, storeSlug }: { post: ExistingPost; storeSlug: string | undefined },
): Promise<EditPost | Refused> {
  const asImage = ({ imageUrl, sequence, alt }: NonNullable<PostEditForm['images']>[number]) => ({
    imageUrl,
    sequence,
    ...(alt !== null && alt !== undefined && { alt }),
  })
  const images =
    form.images === undefined ? undefined : await takeImages(context, caller, form.images.slice(0, 8).map(asImage))
  if (images !== undefined && isRefused(images)) {
    return images
  }
  // Who speaks for the store cannot say that they do not.
  const isDenied =
    form.affiliated === false && (await isRepresentative(context, storeSlug ?? post.fields.storeSlug, post.authorId))
  const { voters } = await context.queries.voteTotal({ postId, userId: caller.id })
  return {
    caller,
    form: {
      ...form,
      ...(isDenied && { affiliated: true }),
      ...(images !== undefined && { images: [...images, ...(form.images ?? []).slice(8)] }),
    },
    storeSlug,
    priceStanding: await standingAfter(context, form, post),
    voters,
    now: context.clock.now(),
  }
}

export async function standingAfter(
  {
    queries,
    imported,
  }: Pick<CommandContext, 'imported'> & { queries: Pick<CommandContext['queries'], 'priceStanding'> },
  form: PostEditForm,
  { postId, authorId, fields }: ExistingPost,
) {
  const price = typeof form.price === 'number' ? toMinorUnits(form.price) : fields.price
  const shipping = typeof form.shippingCost === 'number' ? toMinorUnits(form.shippingCost) : fields.shippingCost
  const shippingCost = form.shippingCost === null ? null : shipping
  const clean = cleanUrl(form.dealUrl ?? fields.dealUrl ?? '')
  const urlKey = typeof clean === 'string' ? fields.urlKey : clean.urlKey
  const currency = form.currency ?? fields.currency
  const title = form.title ?? fields.title
  const categorySlug = form.categorySlug ?? fields.categorySlug
  const isPaidSame = price === fields.price && shippingCost === fields.shippingCost && currency === fields.currency
  const isOfferSame = title === fields.title && categorySlug === fields.categorySlug
  const isSame = isPaidSame && isOfferSame && urlKey === fields.urlKey
  return isSame || imported === true
    ? fields.priceStanding
    : queries.priceStanding({
        urlKey,
        postId,
        authorId,
        price,
        shippingCost: shippingCost ?? 0,
        currency,
        offered: { title, categorySlug },
      })
}

/** A conflict shows what both wrote, and what stood there before either did. */
export async function explained(
  context: CommandContext,
  refused: Refused,
  { postId, form }: EditRequest,
): Promise<Refused> {
  if (refused.refused !== 'changed') {
    return refused
  }
  const history = await readHistory(context, streamOf.post(postId))
  const theirs = history.reduce(postFold.evolve, postFold.initial)
  const base = history
    .filter(({ revision }) => revision <= (form.version ?? 0))
    .reduce(postFold.evolve, postFold.initial)
  const { version = null, reason: _reason, ...fields } = form
  const yours = { version, fields: plain(fields) }
  return { ...refused, details: { yours, theirs: shown(theirs), base: shown(base) } }
}

function shown(post: PostState): JsonObject | null {
  return post.status === 'missing'
    ? null
    : { version: post.version, status: post.status, fields: plain(formOf(post.type, post.fields)) }
}

const jsonObject = z.record(z.string(), z.json())

/** The members of an object as JSON: what is undefined is left out. */
export function plain(fields: object): JsonObject {
  return jsonObject.parse(JSON.parse(JSON.stringify(fields)))
}
