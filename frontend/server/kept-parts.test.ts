import { CacheProvider } from '@emotion/react'
import fc from 'fast-check'
import { createElement, Suspense, type ReactElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server.edge'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import {
  postStatuses,
  type CommentView,
  type CurrentUser,
  type HistoryEntry,
  type PostCard,
  type PostDetails,
} from '@deals/events'
import { Header } from '../src/app/layout/Header.tsx'
import { InfoPanel } from '../src/app/layout/InfoPanel.tsx'
import { SecondaryBar } from '../src/app/layout/SecondaryBar.tsx'
import { CommentHead } from '../src/features/comments/CommentHead.tsx'
import { CommentThreads } from '../src/features/comments/CommentThreads.tsx'
import { commentTree } from '../src/features/comments/comment-tree.ts'
import { HistoryBox } from '../src/features/history/HistoryBox.tsx'
import { HistoryLines } from '../src/features/history/HistoryTimeline.tsx'
import { filtersFrom } from '../src/features/posts/feed-filters.ts'
import { lazyPart, partsArrive } from '../src/lib/lazy-part.ts'
import { CategoryChips } from '../src/screens/home/CategoryChips.tsx'
import { HomeSidebarPlace } from '../src/screens/home/HomeSidebarPlace.tsx'
import { PurchaseColumn } from '../src/screens/post/PurchaseColumn.tsx'
import { SortSelect } from '../src/screens/shared/SortSelect.tsx'
import { TypeChips } from '../src/screens/shared/TypeChips.tsx'
import { Breadcrumbs } from '../src/ui/Breadcrumbs.tsx'
import { Markdown } from '../src/ui/Markdown.tsx'
import { makeStore } from '../src/app/store.ts'
import { DrawOnceContext, useKeptPart } from '../src/lib/kept-part.ts'
import { useViewer, ViewerContext } from '../src/lib/viewer.ts'
import { DealCard } from '../src/screens/shared/DealCard.tsx'
import { RecommendedCard } from '../src/screens/shared/RecommendedCard.tsx'
import { aComment, aMember, aPostCard, aPostDetails } from '../src/testing/builders.ts'
import { keptParts, type PageParts } from './kept-parts.tsx'
import type { PagePiece } from './page-pieces.ts'
import { notedStyles } from './page-styles.ts'
import { isUnfinished } from './render-to-text.ts'

const minute = 60_000
const noon = Date.parse('2026-11-20T12:00:00Z')

const styles = notedStyles()
const partsAt = keptParts(styles)

const textOfPieces = (pieces: readonly PagePiece[]): string =>
  Buffer.concat(pieces.map(({ bytes }) => bytes)).toString()

interface Page {
  /** Null where everything is drawn anew. */
  readonly parts: PageParts | null
  readonly viewer?: CurrentUser | null
  readonly now?: number
}

/** Draws what stands on a page for somebody, with parts that are kept or without. */
function drawn(content: ReactNode, { parts, viewer = null, now = noon }: Page): string {
  const store = makeStore({ send: () => Promise.reject(new Error('offline')), preloadedState: { clock: { now } } })
  const within = createElement(
    DrawOnceContext,
    { value: parts?.drawOnce ?? null },
    createElement(ViewerContext, { value: viewer }, content),
  )
  const router = createElement(MemoryRouter, null, within)
  const page = renderToString(
    createElement(CacheProvider, { value: styles }, createElement(Provider, { store, children: router })),
  )
  return parts === null ? page : textOfPieces(parts.put(page))
}

const at = '2026-11-20T11:00:00.000Z'
const words = fc.constantFrom('Shoes', '<b>&"', 'Sale $& $1', '</article>', 'Größe 42 – neu')
const posts = fc.array(
  fc.record({
    id: fc.integer({ min: 1, max: 3 }),
    type: fc.constantFrom('product', 'sales', 'discussion'),
    title: words,
    excerpt: words,
    foundBy: words,
    imageUrl: fc.constantFrom(null, '/images/a', 'https://elsewhere.example/a.png?b&c'),
    status: fc.constantFrom(...postStatuses),
    votes: fc.nat(2000),
    userVote: fc.constantFrom(null, 1, -1),
    isBookmarked: fc.boolean(),
    isRecommended: fc.boolean(),
    score: fc.constantFrom(null, 92),
    expiresAt: fc.constantFrom(null, '2026-11-20T12:30:00Z', '2026-11-20T20:00:00Z'),
  }),
  { minLength: 1, maxLength: 4 },
)

const cards = (some: readonly Partial<PostCard>[]) =>
  some.map((said, at) => {
    const card = { key: at, post: aPostCard(said), isFirst: at === 0 }
    const reason = said.isBookmarked === true ? 'Because you saved it' : undefined
    return said.isRecommended === true
      ? createElement(RecommendedCard, { ...card, reason })
      : createElement(DealCard, card)
  })

it('a page of kept parts is the page that is drawn anew, whoever opened it before and whenever', () => {
  const people = fc.constantFrom(null, aMember({ isModerator: true }), aMember())
  const opened = fc.tuple(posts, people, fc.nat(3))
  fc.assert(
    fc.property(fc.array(opened, { minLength: 2, maxLength: 5 }), (openings) => {
      for (const [some, viewer, later] of openings) {
        const now = noon + later * minute
        const kept = drawn(cards(some), { parts: partsAt(now), viewer, now })
        expect(kept).toBe(drawn(cards(some), { parts: null, viewer, now }))
      }
    }),
  )
})

it('the frame of a page and a post are the same, kept or not, whoever opened them before', async () => {
  const people = fc.constantFrom(null, aMember(), aMember({ username: 'Bob', isModerator: true }))
  const post = fc.record({
    title: words,
    foundBy: words,
    status: fc.constantFrom(...postStatuses),
    categorySlug: fc.constantFrom('computers', 'nowhere'),
    subCategory: fc.constantFrom(null, 'Laptops'),
    affiliated: fc.boolean(),
    verifiedRep: fc.boolean(),
    edited: fc.boolean(),
    price: fc.constantFrom(null, 0, 19.5),
    couponCode: fc.constantFrom(null, 'SAVE<10'),
    dealUrl: fc.constantFrom(null, 'https://shop.example/?a&b'),
    votes: fc.nat(2000),
    userVote: fc.constantFrom(null, 1, -1),
    isBookmarked: fc.boolean(),
    commentCount: fc.nat(2),
    meter: fc.record({
      confirmed: fc.nat(2),
      denied: fc.nat(2),
      lastConfirmedAt: fc.constantFrom(null, at),
      mayBeOver: fc.boolean(),
    }),
  })
  const history = createElement(HistoryBox, { postId: 1, currency: 'USD' })
  drawn(history, { parts: null })
  await partsArrive()
  const page = (some: Partial<PostDetails>) =>
    createElement(
      'div',
      null,
      createElement(Header),
      createElement(InfoPanel),
      createElement(Breadcrumbs, { crumbs: [{ label: some.title ?? '', to: '/' }, { label: 'Here' }] }),
      createElement(PurchaseColumn, { post: aPostDetails(some) }),
      history,
      createElement(SortSelect, { type: 'product', value: 'newest', onChange: () => undefined }),
    )
  fc.assert(
    fc.property(fc.array(fc.tuple(post, people), { minLength: 2, maxLength: 4 }), (openings) => {
      for (const [some, viewer] of openings) {
        const kept = drawn(page(some), { parts: partsAt(noon), viewer })
        expect(kept).toBe(drawn(page(some), { parts: null, viewer }))
      }
    }),
    { numRuns: 40 },
  )
})

const head: Pick<CommentView, 'id' | 'postId' | 'username' | 'badges' | 'createdAt' | 'edited'> = {
  id: 7,
  postId: 1001,
  username: 'ann',
  badges: ['Poster'],
  createdAt: at,
  edited: true,
}
/** Every second one answers the one before it. */
const under = (index: number) => (index % 2 === 1 ? { parentId: index, depth: 1 } : {})

const submitted: HistoryEntry = { kind: 'PostSubmitted', at, position: 1, role: 'member', to: 'active' }

it.each([
  ['words', createElement(Markdown, { text: 'Back at **half**, see <b>& [here](https://a.example)', under: 2 })],
  ['words with a footnote', createElement(Markdown, { text: 'Half[^1]\n\n[^1]: of summer' })],
  ['the head of a comment', createElement(CommentHead, { comment: head })],
  ['a history', createElement(HistoryLines, { postId: 1, entries: [submitted], currency: 'USD' })],
  ['the links of the site', createElement(SecondaryBar)],
  ['kinds of posts', createElement(TypeChips)],
  ['places beside the feed', createElement(HomeSidebarPlace)],
  [
    'categories',
    createElement(CategoryChips, { filters: { ...filtersFrom(new URLSearchParams()), stores: ['norvik'] } }),
  ],
])('%s are the same, kept or not', async (_name, part) => {
  await import('../src/ui/MarkdownText.tsx')
  drawn(part, { parts: null })
  await partsArrive()
  const anew = drawn(part, { parts: null })
  expect(anew).not.toBe('')
  expect([drawn(part, { parts: partsAt(noon) }), drawn(part, { parts: partsAt(noon) })]).toEqual([anew, anew])
})

it('threads are the same, kept or not, for whoever may answer and whoever wrote in them', () => {
  const people = fc.constantFrom(null, aMember({ isModerator: true }), aMember({ username: 'bob' }), aMember())
  const comment = fc.record({
    username: fc.constantFrom('ann', 'bob', null),
    content: fc.constantFrom('Good', 'Bad & <b>', 'Half[^1]\n\n[^1]: of summer'),
    votes: fc.nat(2),
    userVote: fc.constantFrom(null, 1, -1),
    deletedBy: fc.constantFrom(null, null, 'author'),
  })
  const muted = fc.constantFrom<string[]>([], ['bob'], ['bob', 'mo'])
  const opened = fc.tuple(fc.array(comment, { minLength: 1, maxLength: 4 }), people, fc.boolean(), muted)
  fc.assert(
    fc.property(fc.array(opened, { minLength: 2, maxLength: 4 }), (openings) => {
      for (const [some, viewer, isOpen, names] of openings) {
        const parts = partsAt(noon)
        const threads = commentTree(some.map((one, index) => aComment({ ...one, id: index + 1, ...under(index) })))
        const dialogs = { renderDialog: () => null, muting: { names, render: () => null } }
        const part = createElement(CommentThreads, { threads, postId: 1001, isOpen, ...dialogs })
        expect(drawn(part, { parts, viewer })).toBe(drawn(part, { parts: null, viewer }))
      }
    }),
  )
})

/** One part by itself. */
const partOf = (name: string, part: ReactElement<object>, parts = partsAt(noon)) =>
  textOfPieces(parts.put(parts.drawOnce(name, part)))

it('a part that is kept within another stays when the other is drawn anew', () => {
  let times = 0
  const Inner = () => {
    times += 1
    return createElement('img', { src: '/images/inner' })
  }
  const Outer = (_props: { readonly mark: string }) => createElement('p', { ...useKeptPart('inner', Inner, {}) })
  const early = '<link rel="preload" as="image" href="/images/inner"/>'
  const texts = ['mine', 'yours', 'mine'].map((mark) => partOf('outer', createElement(Outer, { mark })))
  expect(texts).toEqual(Array(3).fill(`${early}<p><img src="/images/inner"/></p>`))
  expect(times).toBe(1)
})

it('a part is drawn once for all who see the same, and anew for each who sees something else', () => {
  let times = 0
  const Counted = ({ mark }: { readonly mark: string }) => {
    times += 1
    return mark
  }
  const texts = ['mine', 'yours', 'mine'].map((mark) => partOf('counted', createElement(Counted, { mark })))
  expect(texts).toEqual(['mine', 'yours', 'mine'])
  expect(times).toBe(2)
})

it('who wrote what stands for another part in a page gets their own words', () => {
  const parts = partsAt(noon)
  const Written = ({ text }: { readonly text: string }) => text
  const text = parts.drawOnce('written', createElement(Written, { text: 'secret' }))
  const page = drawn(createElement(Written, { text }), { parts })
  expect(page).not.toContain('secret')
  expect(page).toContain('&lt;!--')
})

it('a part whose code is on its way is missed by whoever draws the page, and not kept', async () => {
  const Late = lazyPart(async () => ({ default: () => 'here' }))
  const Waiting = () => createElement(Suspense, { fallback: 'soon', children: createElement(Late) })
  const { drawOnce } = partsAt(noon)
  expect(isUnfinished(drawOnce('waiting', createElement(Waiting)))).toBe(true)
  await partsArrive()
  expect(partOf('waiting', createElement(Waiting))).toContain('here')
})

it('nobody is there where a part is drawn that is kept', () => {
  const Curious = () => useViewer()?.username ?? 'nobody'
  const Asking = () => createElement('p', { ...useKeptPart('curious', Curious, {}) })
  const viewer = aMember({ username: 'mo' })
  expect(drawn(createElement(Asking), { parts: partsAt(noon), viewer })).toBe('<p>nobody</p>')
})
