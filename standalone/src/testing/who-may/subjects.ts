import type { DeclaredAddress, DomainEvent, letterPages, Person, sessionPages } from '@deals/events'
import { aComment, aPost } from '@deals/events/testing'

export const now = Date.UTC(2026, 0, 15, 12)

/** Who plays a person; the author is ann. */
export const names: Readonly<Record<Exclude<Person, 'visitor'>, string>> = {
  member: 'bob',
  author: 'ann',
  suspended: 'zed',
  moderator: 'mo',
  staff: 'stacy',
  superUser: 'sue',
  owner: 'olive',
}

export interface Sample {
  path?: string
  method?: string
  body?: object
  /** What the call is about, told before it is given. */
  before?: DomainEvent[]
  /** Given first by the same person, as [method, path, body]. */
  first?: readonly [string, string, object]
}

type Pages = typeof sessionPages & typeof letterPages
type PageAddress = Pages[keyof Pages]['at']
/** What calls need beyond their addresses, by the addresses of calls that there are. */
export type Samples = {
  readonly [At in DeclaredAddress | PageAddress]?: (id: number, person: Person) => Sample
}

export const ofAnn = (id: number) => ({ commentId: id, postId: id, authorId: 'ann' })
export const ofHeadphones = { categorySlug: 'techelectronics', subCategorySlug: 'headphonesearbuds' }
/** Each on a page of its own: what is told about all posts of one product is worked out anew with each of them. */
export const post = (postId: number) =>
  aPost({ postId, authorId: 'ann', storeSlug: 'north-audio', urlKey: `headphones/${postId}`, ...ofHeadphones })
/** The post and the comment of a call have the same number. */
export const comment = (commentId: number) => aComment({ ...ofAnn(commentId), rootId: commentId })
export const draftId = '0d9a3a1e-6a0b-4c55-9f0e-2b7b7a4f3c11'
export const whoTheyAre = { statement: 'I look after its web shop.', proof: 'bob@shop.example' }
