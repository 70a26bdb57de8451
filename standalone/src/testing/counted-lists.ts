import { z } from 'zod'
import { numberOf } from '@deals/events'
import type { BothSides } from './both-sides.ts'

/** An answer of which only some members matter here. */
const answer = z.looseObject({})
type Answer = z.infer<typeof answer>
interface Reply {
  readonly status: number
  readonly body: unknown
}
const choices = z.array(z.object({ value: z.union([z.string(), z.number()]), count: z.number() }))
const facets = z.record(z.string(), z.object({ choices, isExact: z.boolean() }))
const counted = z.object({ slug: z.string(), activeDeals: z.number() })

const everyStatus = 'active,expired,deleted,ai-review,staff-review,poster-review'

/** Looks through the lists of a site as one person, and says where a count is not what its list holds. */
export function countingLists(site: BothSides, cookie: string) {
  const faults: string[] = []
  const ask = async (path: string): Promise<Answer> => {
    // What took long is kept for a while, but for nobody who wrote since.
    const head = String(numberOf(await site.log.head()))
    const { status, body } = (await site.agent.get(path).set({ cookie, 'x-min-position': head })) as Reply
    if (status !== 200) {
      faults.push(`${path} answered ${status}`)
    }
    return answer.parse(status === 200 ? body : {})
  }
  const same = (what: string, told: unknown, held: unknown): void => {
    if (told !== held) {
      faults.push(`${what}: ${String(told)} told, ${String(held)} there`)
    }
  }
  /** All of a list, in pages of three, each once. */
  const walk = async (path: string, name: string): Promise<unknown[]> => {
    const found: unknown[] = []
    const at = (page: number) => ask(`${path}${path.includes('?') ? '&' : '?'}limit=3&page=${page}`)
    let [page, body] = [1, await at(1)]
    for (let part = z.array(z.unknown()).parse(body[name] ?? []); part.length > 0;) {
      found.push(...part)
      page += 1
      body = await at(page)
      part = z.array(z.unknown()).parse(body[name] ?? [])
    }
    same(`total of ${path}`, body['total'], found.length)
    same(`different ones of ${path}`, new Set(found.map((one) => JSON.stringify(one))).size, found.length)
    return found
  }
  const total = async (path: string) => (await ask(path))['total']
  const facetsOf = async (path: string, list: string, names: Readonly<Record<string, string>>) => {
    const told = facets.parse(await ask(path))
    for (const [facet, parameter] of Object.entries(names)) {
      for (const { value, count } of told[facet]?.choices ?? []) {
        same(
          `${facet} ${value} of ${path}`,
          count,
          await total(`${list}${list.includes('?') ? '&' : '?'}${parameter}=${value}`),
        )
      }
    }
  }
  return { faults, ask, same, walk, total, facetsOf }
}

/** What a visitor, or anybody, may count. */
export async function publicCounts(
  site: BothSides,
  cookie: string,
  { usernames, postIds }: { usernames: readonly string[]; postIds: readonly number[] },
): Promise<string[]> {
  const { faults, ask, same, walk, total, facetsOf } = countingLists(site, cookie)
  for (const query of [
    '',
    '?sortOrder=newest',
    '?sortOrder=popularity_desc',
    `?statuses=${everyStatus}`,
    '?types=sales',
    '?q=longest',
    '?categories=pets',
  ]) {
    await walk(`/api/posts${query}`, 'posts')
  }
  await facetsOf('/api/posts/facets', '/api/posts', {
    types: 'types',
    categories: 'categories',
    stores: 'stores',
    discounts: 'minDiscount',
  })
  await facetsOf('/api/posts/facets?q=longest', '/api/posts?q=longest', {
    types: 'types',
    categories: 'categories',
    stores: 'stores',
  })
  for (const { slug, activeDeals } of z.array(counted).parse((await ask('/api/categories'))['categories'])) {
    same(`deals of ${slug}`, activeDeals, await total(`/api/posts?categories=${slug}`))
  }
  for (const { slug, activeDeals } of z.array(counted).parse(await walk('/api/stores', 'stores'))) {
    same(`deals of ${slug}`, activeDeals, await total(`/api/posts?stores=${slug}`))
  }
  for (const username of usernames) {
    await walk(`/api/users/${username}/posts`, 'posts')
    const { commentCount } = await ask(`/api/users/${username}`)
    same(`comments of ${username}`, commentCount, (await walk(`/api/users/${username}/comments`, 'comments')).length)
  }
  await walk('/api/moderation-log', 'entries')
  for (const id of postIds) {
    const { status, body } = (await site.agent.get(`/api/posts/${id}`).set('cookie', cookie)) as Reply
    if (status === 200) {
      const list = z.object({ comments: z.array(z.looseObject({ deletedBy: z.unknown() })) })
      const { comments } = list.parse(await ask(`/api/posts/${id}/comments?limit=100&depth=9`))
      const standing = comments.filter(({ deletedBy }) => deletedBy === null).length
      const { commentCount } = answer.parse(body)
      // Of a deleted post its poster is told no count.
      same(`comments of post ${id}`, commentCount ?? standing, standing)
    }
  }
  return faults
}

/** What a member counts of their own. */
export async function ownCounts(site: BothSides, cookie: string): Promise<string[]> {
  const { faults, walk, facetsOf } = countingLists(site, cookie)
  await walk('/api/bookmarks', 'bookmarks')
  await facetsOf('/api/bookmarks/facets', '/api/bookmarks', {
    statuses: 'status',
    types: 'types',
    categories: 'categories',
    stores: 'stores',
  })
  await walk('/api/notifications', 'notifications')
  await walk('/api/notifications?unread=true', 'notifications')
  await walk('/api/deal-alerts/matches', 'matches')
  return faults
}

/** Tabs of the desk that are lists of their own. */
const elsewhere: Readonly<Record<string, readonly [path: string, name: string]>> = {
  edits: ['/api/moderation/edits', 'suggestions'],
  stores: ['/api/moderation/stores', 'stores'],
  appeals: ['/api/moderation/appeals?state=open', 'appeals'],
}

/** What moderators count. */
export async function moderatorCounts(site: BothSides, cookie: string): Promise<string[]> {
  const { faults, ask, same, walk } = countingLists(site, cookie)
  const counts = z.record(z.string(), z.number()).parse((await ask('/api/moderation/queue'))['counts'] ?? {})
  for (const [tab, count] of Object.entries(counts)) {
    const [path, name] = elsewhere[tab] ?? [`/api/moderation/queue?tab=${tab}`, 'items']
    same(`queue ${tab}`, count, (await walk(path, name)).length)
  }
  for (const path of ['/api/moderation/log', '/api/moderation/log?days=7']) {
    await walk(path, 'entries')
  }
  await walk('/api/moderation/users', 'members')
  await walk('/api/moderation/appeals', 'appeals')
  return faults
}
