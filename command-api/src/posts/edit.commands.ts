import { streamOf, toMinorUnits, type JsonObject, type PostEditForm, type PostStatus } from '@deals/events'
import type { CommandContext } from '../context.ts'
import type { Decided } from '../platform/decide-and-append.ts'
import { readHistory } from '../platform/fold.ts'
import type { Caller, Invocation } from '../platform/invocation.ts'
import { done, type Outcome } from '../platform/outcome.ts'
import { isRefused, refuse, refuseField, type Refused } from '../platform/refusal.ts'
import { keepForAsker } from '../moderation/case.stream.ts'
import { plain } from '../platform/plain.ts'
import { isRepresentative } from '../stores/representatives.ts'
import { blockedHost } from './blocked-host.ts'
import { editPost, type EditPost } from './edit-post.ts'
import { readable } from './post.access.ts'
import { formOf } from './post-form.ts'
import { decideOnPost, loadPost } from './post.stream.ts'
import { postFold, type ExistingPost, type PostState } from './post.state.ts'
import { registerStore, resolveStore, type ResolvedStore } from './resolve-store.ts'
import { takeImages } from './take-images.ts'
import { cleanUrl } from './url-key.ts'

export interface EditRequest {
  readonly caller: Caller
  readonly by: Invocation
  readonly postId: number
  readonly form: PostEditForm
}
export interface EditAnswer {
  readonly id: number
  readonly status: PostStatus
  readonly version: number
}

export function editCommands(context: CommandContext) {
  return {
    /** Changes fields of a post; one that waits for its poster goes back into review with it. */
    editPost: async (request: EditRequest): Promise<Outcome<EditAnswer>> => {
      const { caller, by, postId } = request
      const post = readable(await loadPost(context, postId), caller)
      if (isRefused(post)) {
        return post
      }
      const store = await storeNamed(context, request.form, post)
      if (store !== null && 'problem' in store) {
        return refuseField(store.field ?? 'storeSlug', store.problem)
      }
      const command = await commandOf(context, request, { post, storeSlug: store?.slug })
      if (isRefused(command)) {
        return command
      }
      // A refused edit must not leave a new store behind.
      const trial = editPost(command, post)
      if (!isRefused(trial) && store !== null) {
        await registerStore(context, by, store)
      }
      const decided = await decideOnPost(context, { by, postId, rule: (state) => editPost(command, state) })
      if (isRefused(decided)) {
        return explained(context, decided, request)
      }
      await tellAsker(context, request, decided)
      return answerOf(decided)
    },
  }
}

/** What comes back to a person comes to that person first. */
async function tellAsker(context: CommandContext, { by, postId }: EditRequest, { before, events }: Decided<PostState>) {
  const isBack = events.some((event) => event.type === 'PostResubmitted' && event.data.to === 'staff-review')
  const askerId = before.status === 'missing' ? null : before.lastDecision.byId
  if (isBack && before.status !== 'missing' && askerId !== null) {
    await keepForAsker(context, { by, postId }, { authorId: before.authorId, askerId })
  }
}

function answerOf({ after, position }: Decided<PostState>): Outcome<EditAnswer> {
  return after.status === 'missing'
    ? refuse('post-not-found')
    : done({ id: after.postId, status: after.status, version: after.version }, position)
}

async function storeNamed(
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
async function commandOf(
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
  const isTheirs = await isRepresentative(context, storeSlug ?? post.fields.storeSlug, post.authorId)
  const { voters } = await context.queries.voteTotal({ postId, userId: caller.id })
  return {
    caller,
    form: {
      ...form,
      ...(isTheirs && { affiliated: true }),
      ...(images !== undefined && { images: [...images, ...(form.images ?? []).slice(8)] }),
    },
    storeSlug,
    priceStanding: await standingAfter(context, form, post),
    voters,
    now: context.clock.now(),
  }
}

async function standingAfter(
  { queries, imported }: CommandContext,
  form: PostEditForm,
  { postId, fields }: ExistingPost,
) {
  const price = typeof form.price === 'number' ? toMinorUnits(form.price) : fields.price
  const clean = cleanUrl(form.dealUrl ?? fields.dealUrl ?? '')
  const urlKey = typeof clean === 'string' ? fields.urlKey : clean.urlKey
  const currency = form.currency ?? fields.currency
  const isSame = price === fields.price && urlKey === fields.urlKey && currency === fields.currency
  return isSame || imported === true ? fields.priceStanding : queries.priceStanding({ urlKey, postId, price, currency })
}

/** A conflict shows what both wrote, and what stood there before either did. */
async function explained(context: CommandContext, refused: Refused, { postId, form }: EditRequest): Promise<Refused> {
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
