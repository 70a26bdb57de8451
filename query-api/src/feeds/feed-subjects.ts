import { findCategory, pagePaths, postStatuses, siteName } from '@deals/events'
import type { Filter } from '@deals/projector/read-models'
import type { LookingNow } from '../platform/ports.ts'
import { isRefused, notFound, type QueryRefusal } from '../platform/refusals.ts'
import { findReadablePost } from '../posts/post.access.ts'
import { findStore } from '../stores/merged-stores.hydrator.ts'
import { findByName } from '../users/members.hydrator.ts'

/** What a feed is of: its name, its page, and the filter of its posts or the words in them. */
export interface Subject {
  title: string
  path: string
  filter: Filter
  words?: string
}
/** What names a subject in an address. */
export interface Named {
  slug?: string
  username?: string
  id?: string
  q?: string
}
export type FindSubject = (asking: LookingNow, named: Named) => Promise<Subject | QueryRefusal>

export const theSite: FindSubject = async () => ({ title: siteName, path: pagePaths.home.path, filter: {} })

export const aCategory: FindSubject = async (_asking, { slug = '' }) => {
  const category = findCategory(slug)
  return category === undefined
    ? notFound('Category')
    : { title: `${category.name} – ${siteName}`, path: pagePaths.category.to(slug), filter: { categorySlug: slug } }
}

export const aStore: FindSubject = async (asking, { slug = '' }) => {
  const store = await findStore(asking, slug)
  return store === null || store.status === 'blocked'
    ? notFound('Store')
    : {
        title: `${store.name} – ${siteName}`,
        path: pagePaths.store.to(store.slug),
        filter: { storeSlug: store.slug },
      }
}

/** Said by what is left out, so that the store reads by author and not through everything that is active. */
const notActive = postStatuses.filter((status) => status !== 'active')
export const aMember: FindSubject = async (asking, { username = '' }) => {
  const user = await findByName(asking, username)
  return user === null
    ? notFound('User')
    : {
        title: `${user.username} – ${siteName}`,
        path: pagePaths.user.to(user.username),
        filter: { authorId: user.userId, status: { $nin: notActive } },
      }
}

export const aSearch: FindSubject = async (_asking, { q = '' }) => ({
  title: `${q} – ${siteName}`,
  path: pagePaths.search.path,
  filter: {},
  words: q,
})

/** A post that everybody may read, whoever asks: programs follow without a session. */
export const aPost: FindSubject = async (asking, { id = '' }) => {
  const post = await findReadablePost({ ...asking, viewer: null }, id)
  return isRefused(post)
    ? post
    : { title: `${post.title} – ${siteName}`, path: pagePaths.post.to(post.postId), filter: { postId: post.postId } }
}

/** Addresses of a subject: its page, and a file below it with what was asked for besides the path. */
export function addressesOf({ path, words }: Subject, file: string, asked: Readonly<Record<string, string>>) {
  const queryOf = (given: Readonly<Record<string, string>>): string => {
    const query = new URLSearchParams(Object.entries(given).filter(([, value]) => value !== '')).toString()
    return query === '' ? '' : `?${query}`
  }
  return {
    page: words === undefined ? path : `${path}?${new URLSearchParams({ q: words }).toString()}`,
    self: `${path === '/' ? '' : path}/${file}${queryOf({ q: words ?? '', ...asked })}`,
  }
}
