import {
  canEdit,
  editReasonProblem,
  canChangeStoreOfPost,
  isCurrencyLocked,
  isPoster,
  postFormTexts,
  type Currency,
  type DomainEvent,
  type PostEditForm,
  type PostFields,
  type PostForm,
  type PriceStanding,
} from '@deals/events'
import type { Caller } from '../platform/invocation.ts'
import { plainProse } from '../platform/plain-words.ts'
import { isRefused, refuse, refuseField, type Refused } from '../platform/refusal.ts'
import { checkPostForm, type CheckedForm, type FieldErrors } from './check-post-form.ts'
import { isMaterial } from './material-change.ts'
import { factsOf, readable } from './post.access.ts'
import { formOf } from './post-form.ts'
import type { ExistingPost, PostState } from './post.state.ts'

export interface EditPost {
  readonly caller: Caller
  readonly form: PostEditForm
  /** The store that the form names; undefined when it names none. */
  readonly storeSlug: string | null | undefined
  readonly priceStanding: PriceStanding
  readonly voters: number
  readonly now: number
}

const graceMs = 5 * 60_000

/** Changes fields of a post; a post that waits for its poster goes back into review with it. */
export function editPost(command: EditPost, state: PostState): DomainEvent[] | Refused {
  const { caller, now } = command
  const post = readable(state, caller)
  if (isRefused(post)) {
    return post
  }
  const wanted = changesIn(command, post)
  if (isRefused(wanted)) {
    return wanted
  }
  const refusal = refuseEdit(command, post)
  if (refusal !== null) {
    return refusal
  }
  const { changes } = wanted
  const isReturned = post.status === 'poster-review' && isPoster(caller, post)
  if (Object.keys(changes).length === 0) {
    return isReturned ? refuse('conflict', { message: 'Change something before you send it back.' }) : []
  }
  const { postId } = post
  const isFresh = post.publishedAt === null || now - post.publishedAt <= graceMs
  const data = { ...wanted, postId, grace: isPoster(caller, post) && isFresh }
  const edited: DomainEvent = { type: 'PostEdited', data }
  const to = post.isAskedByPerson ? 'staff-review' : 'ai-review'
  const resubmitted: DomainEvent = { type: 'PostResubmitted', data: { postId, from: post.status, to } }
  return isReturned ? [edited, resubmitted] : [edited]
}

/** What an edit says, whoever may make it. */
export interface WantedEdit {
  readonly changes: Partial<PostFields>
  readonly material: boolean
  readonly reason: string | null
}

/** What a form changes of a post, by every rule of the form. */
export function changesIn(command: EditPost, post: ExistingPost): WantedEdit | Refused {
  const checked = checkEdit(command, post)
  if (isRefused(checked)) {
    return checked
  }
  const changes = changesOf(post, { ...checked, ...worldOf(command, post) })
  return { changes, material: isMaterial(post.fields, changes), reason: reasonOf(command.form) }
}

/** The whole form as it would stand after the edit. */
function mergedForm(post: ExistingPost, form: PostEditForm): PostForm {
  const { version: _version, reason: _reason, ...changes } = form
  const said = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
  // A new category makes the old sub-category meaningless; `subCategory` is another word for the same field.
  const isSubSaid =
    'subCategory' in said || ('categorySlug' in said && said['categorySlug'] !== post.fields.categorySlug)
  return {
    ...formOf(post.type, post.fields),
    ...(isSubSaid && { subCategorySlug: undefined }),
    ...said,
    type: post.type,
  }
}

function checkEdit({ caller, form, now, voters, storeSlug }: EditPost, post: ExistingPost): CheckedForm | Refused {
  const about = { now, trustLevel: caller.trustLevel, usualCurrency: post.fields.currency satisfies Currency }
  const checked = checkPostForm(mergedForm(post, form), about)
  const errors: FieldErrors = 'errors' in checked ? withoutOldTimes(checked.errors, form) : {}
  if (form.type !== undefined && form.type !== post.type) {
    errors['type'] = 'The type cannot be changed'
  }
  if (
    form.currency !== undefined &&
    form.currency !== post.fields.currency &&
    isCurrencyLocked({ voteCount: voters })
  ) {
    errors['currency'] = 'The currency cannot be changed after the first vote'
  }
  const isStoreChanged = storeSlug !== undefined && storeSlug !== post.fields.storeSlug
  if (isStoreChanged && !canChangeStoreOfPost(caller)) {
    errors['storeSlug'] = 'Only a moderator can change the store'
  }
  const reasonProblem = editReasonProblem(reasonOf(form) ?? '', isPoster(caller, post))
  if (reasonProblem !== undefined) {
    errors['reason'] = reasonProblem
  }
  const [first] = Object.values(errors)
  if (first !== undefined) {
    return refuse('invalid', { message: first, fields: errors })
  }
  // What remains wrong is an end in the past that nobody touched.
  return 'errors' in checked ? recheck(post, form, about) : checked
}

function recheck(
  post: ExistingPost,
  form: PostEditForm,
  about: Parameters<typeof checkPostForm>[1],
): CheckedForm | Refused {
  const { startsAt, expiresAt } = post.fields
  const checked = checkPostForm({ ...mergedForm(post, form), startsAt: null, expiresAt: null }, about)
  return 'errors' in checked ? refuseField('expiresAt', postFormTexts.expiresAt) : { ...checked, startsAt, expiresAt }
}

function withoutOldTimes(errors: FieldErrors, form: PostEditForm): FieldErrors {
  const untouched = (['startsAt', 'expiresAt'] as const).filter((name) => form[name] === undefined)
  return Object.fromEntries(Object.entries(errors).filter(([name]) => !untouched.some((one) => one === name)))
}

function refuseEdit({ caller, form, now }: EditPost, post: ExistingPost): Refused | null {
  const isAllowed = isPoster(caller, post) || canEdit(caller, { ...factsOf(post), status: 'active' }, now)
  if (!isAllowed) {
    return refuse('not-allowed', { message: 'You may not edit this post.' })
  }
  if (caller.restricts.includes('post')) {
    return refuse('suspended', { message: 'You may not edit posts for now.' })
  }
  if (!canEdit(caller, factsOf(post), now)) {
    return refuse('conflict', { message: 'This post cannot be edited in its present state.' })
  }
  return form.version !== undefined && form.version !== post.version ? refuse('changed') : null
}

/** What the form cannot say by itself. */
function worldOf({ storeSlug, priceStanding }: EditPost, { fields }: ExistingPost) {
  return { storeSlug: storeSlug === undefined ? fields.storeSlug : storeSlug, priceStanding }
}

const reasonOf = ({ reason }: PostEditForm) => plainProse(reason ?? '') || null

function changesOf({ fields }: ExistingPost, next: CheckedForm & Pick<PostFields, 'storeSlug' | 'priceStanding'>) {
  const { type: _type, host: _host, ...wanted } = next
  const names = Object.keys(wanted)
  const differs = (name: string) => !isSame(valueOf(fields, name), valueOf(wanted, name))
  const changed: Partial<PostFields> = Object.fromEntries(
    names.filter(differs).map((name) => [name, valueOf(wanted, name)]),
  )
  // How a price stands is news only together with something else.
  const isOnlyStanding = Object.keys(changed).every((name) => name === 'priceStanding')
  return isOnlyStanding ? {} : changed
}

const valueOf = (values: object, name: string): unknown => Object.entries(values).find(([key]) => key === name)?.[1]
const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
