import { figureOfGrowth, mediansOf, timed, timesOf, type Sites } from './grown-times.ts'
import { withLargeSite, type LargeSite } from './large-site.ts'
import type { Figure } from './measure.ts'
import { processorOf } from './processor.ts'
import { randomOf } from './random.ts'
import { commonWord } from './site-words.ts'
import { asBrowsers, figureOfCost, readyAnswer, rowsOf, withReadyText, type Row } from './work-rows.ts'
import { comment, send, submit, vote, type Doing, type Request } from './write-requests.ts'

const [warmUps, rounds] = [20, 150]

/** A whole site in a process of its own, and who is signed in there. */
export interface Standing {
  readonly directory: string
  readonly cookies: readonly string[]
}
interface Asked extends LargeSite {
  readonly cookies: readonly string[]
  readonly doing: Doing
}
type Step = (site: Asked, nr: number) => Promise<unknown>

const cookieOf = ({ cookies }: Asked, nr: number): string => cookies[nr % cookies.length] ?? ''

/** Sends what a member writes, and waits until it is shown to all. */
const written =
  (next: (doing: Doing, at: number) => Request): Step =>
  async (site, nr) => {
    const cookie = cookieOf(site, nr)
    const position = await send(site.origin, next(site.doing, nr), cookie)
    await get(`${site.origin}/api/posts/${site.postId}/comments?limit=1`, { cookie, 'x-min-position': position ?? '0' })
  }

/** Pages are kept by their address; their answers are not kept any more, as somebody has voted since. */
const page =
  (path: (site: Asked, nr: number) => string, isMember = false): Step =>
  (site, nr) =>
    get(`${site.origin}${path(site, nr)}?anew=${nr}`, {
      ...asBrowsers,
      ...(isMember && { cookie: cookieOf(site, nr) }),
    })

async function get(url: string, headers: Record<string, string>): Promise<void> {
  const answer = await fetch(url, { headers })
  await answer.arrayBuffer()
  if (!answer.ok) {
    throw new Error(`${url} was answered ${answer.status}`)
  }
}

const paths = {
  home: () => '/',
  category: () => '/category/autos',
  post: ({ postIds }: Asked, nr: number) => `/post/${postIds[nr % postIds.length] ?? 0}`,
}

/** In each round of pages somebody votes first. */
const before: Step = written(vote)
const pages: Readonly<Record<string, Step>> = {
  'home page, visitor': page(paths.home),
  'category page, visitor': page(paths.category),
  'post page, visitor': page(paths.post),
  'home page, member': page(paths.home, true),
  'category page, member': page(paths.category, true),
  'post page, member': page(paths.post, true),
}
const writes: Readonly<Record<string, Step>> = {
  'vote, until it is shown': written(vote),
  'comment, until it is shown': written(comment),
  'submit, until it is shown': written(submit),
}

/** Pages and writes of both sites in turns, in the processor of each site with all it does besides; then searches as fast as they come. */
export async function workFigures({ small, large }: { small: Standing; large: Standing }): Promise<Figure[]> {
  const figures = await withSite(small, (smallSite) =>
    withSite(large, (largeSite) =>
      withReadyText(large.directory, async (url, pid) => {
        const express = timed(() => get(url, {}), spentBy(pid))
        const sites = { small: smallSite, large: largeSite }
        return [...(await compared(pages, { sites, express, before })), ...(await compared(writes, { sites, express }))]
      }),
    ),
  )
  return [...figures, await searches(large)]
}

const withSite = <T>({ directory, cookies }: Standing, work: (site: Asked) => Promise<T>): Promise<T> =>
  withLargeSite(directory, (site) => work({ ...site, cookies, doing: { postIds: site.postIds, random: randomOf(7) } }))

const spentBy = (pid: number) => (): number => processorOf(pid) * 1000

interface Comparing {
  sites: { small: Asked; large: Asked }
  express: () => Promise<number>
  before?: Step
}

async function compared(steps: Readonly<Record<string, Step>>, comparing: Comparing): Promise<Figure[]> {
  const { sites, express, before: first } = comparing
  const times = new Map<string, Sites<number>[]>(Object.keys(steps).map((what) => [what, []]))
  for (let nr = 0; nr < warmUps + rounds; nr += 1) {
    await Promise.all([first?.(sites.small, nr), first?.(sites.large, nr)])
    for (const [what, step] of Object.entries(steps)) {
      const of = (site: Asked) => timed(() => step(site, nr), spentBy(site.pid))
      times.get(what)?.push(await timesOf({ small: of(sites.small), large: of(sites.large), express }, nr))
    }
  }
  return [...times].map(([what, all]) => figureOfGrowth(what, mediansOf(all.slice(warmUps))))
}

/** So rare that a word finds between a tenth of a percent and one. */
const [firstRank, ranks] = [100, 900]
const searching: Row = {
  what: 'rate of searches on the large site',
  path: (_site, nr) =>
    `/api/posts?q=${commonWord(firstRank + (nr % ranks))}&limit=${10 + (Math.floor(nr / ranks) % 20)}`,
}

async function searches({ directory }: Standing): Promise<Figure> {
  const plain = await readyAnswer(directory)
  const [cost = plain] = await withLargeSite(directory, async (site) => [
    ...(await rowsOf([searching], site, '')).values(),
  ])
  return figureOfCost(searching.what, cost, plain)
}
