import type { AlikePicture, Finding, PostForJobs, SimilarPost } from '@deals/events'
import { info, suspicious } from './findings.ts'

/** Titles this much alike are taken for the same deal of one store. */
const alikeTitle = 0.55
const samePrice = 0.05
const mostNamed = 3

export interface Likeness {
  readonly similar: readonly SimilarPost[]
  readonly pictures: readonly AlikePicture[]
  /** The post was live already, and became so alike by an edit. */
  readonly isAnew: boolean
}

/** Other posts that this one may be a copy of: by address, by title, by picture. */
export function likenessFindings(
  post: Pick<PostForJobs, 'postId' | 'price'>,
  { isAnew, ...found }: Likeness,
): Finding[] {
  const live = found.similar.filter(({ postId, status }) => postId !== post.postId && status === 'active')
  const same = live.filter(({ sameUrl }) => sameUrl)
  const named = live.filter(({ sameUrl, similarity }) => !sameUrl && similarity >= alikeTitle)
  const shown = found.pictures.filter(({ status }) => status === 'active')
  // Who submits a copy is told so at once; only an edit can make one that nobody was asked about.
  const isCopy = isAnew && same.some(({ price }) => isAboutAs(price, post.price))
  const say = isCopy ? suspicious : info
  return [
    ...(same.length > 0 ? [say('duplicate-address', `${listed(same)} to the same page.`)] : []),
    ...(named.length > 0 ? [info('duplicate-title', `${titled(named)} much the same.`)] : []),
    ...(shown.length > 0 ? [info('duplicate-picture', `The same picture is on ${postsIn(shown)}.`)] : []),
  ]
}

const isAboutAs = (price: number | null, other: number | null): boolean =>
  price !== null && other !== null && Math.abs(price - other) <= samePrice * Math.max(price, other)

type Named = readonly { readonly postId: number }[]
/** By their numbers: titles are their posters' words and stay where they are sealed. */
function postsIn(posts: Named): string {
  const numbers = posts.slice(0, mostNamed).map(({ postId }) => postId)
  const more = posts.length - numbers.length
  return `${numbers.length === 1 ? 'post' : 'posts'} ${numbers.join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}
const listed = (posts: Named): string => `Live ${postsIn(posts)} ${posts.length === 1 ? 'leads' : 'lead'}`
const titled = (posts: Named): string =>
  posts.length === 1 ? `The title of live ${postsIn(posts)} is` : `The titles of live ${postsIn(posts)} are`
