import { positionFrom, type Json, type Position } from '@deals/events'
import { filesIn } from '@deals/process/base'
import { codeOf, openSqliteProjectionStore, projections, type ProjectionStore } from '@deals/projector/app'
import {
  aBody,
  aBookmark,
  aComment,
  aMember,
  aNotice,
  aPost,
  aSearched,
  aStore,
  keysOf,
  memberCount,
} from './grown-docs.ts'
import { randomOf } from './random.ts'
import { storeCount } from './site-history.ts'
import { wideTitle } from './site-words.ts'

const groupSize = 20_000

/** How much there is of each thing. */
export interface Grown {
  readonly posts: number
  /** All of them on the first post. */
  readonly comments: number
  /** Makes the title of each post. */
  readonly title?: (random: () => number) => string
  /** Those of the first member. */
  readonly notices: number
  readonly bookmarks: number
}

/** The log that read models say they were folded from. */
export interface FoldedLog {
  readonly identity: string
  readonly head: Position
}

/**
 * Read models of a site that has grown so far, written as documents: folding a million posts is what `replay` measures.
 * Views that hold nothing stand at the end of the log, too. Answers the file.
 */
export async function writeGrownSite(
  directory: string,
  grown: Grown,
  log: FoldedLog = { identity: 'bench', head: positionFrom(Math.max(grown.posts, memberCount)) },
): Promise<string> {
  const file = filesIn(directory).readModels
  const store = openSqliteProjectionStore({ file })
  const contents = contentsOf(grown)
  for (const { name } of projections) {
    await writeView(store, { name, log, content: contents[name] ?? nothing })
  }
  await store.close()
  return file
}

interface Content {
  count: number
  documentAt: (at: number) => readonly [id: string, doc: Record<string, Json | undefined>]
}
const nothing: Content = { count: 0, documentAt: () => ['', {}] }

/** By the view that holds it. */
function contentsOf({ posts, comments, notices, bookmarks, title = wideTitle }: Grown): Record<string, Content> {
  const random = randomOf(posts)
  const titles = Array.from({ length: posts }, () => title(random))
  const ofPosts = (docOf: (at: number, title: string) => object): Content => ({
    count: posts,
    documentAt: (at) => [String(at + 1), { ...docOf(at, titles[at] ?? '') }],
  })
  return {
    users: { count: memberCount, documentAt: (at) => [`member-${at}`, { ...aMember(at) }] },
    stores: { count: storeCount, documentAt: (at) => [`store-${at}`, { ...aStore(at) }] },
    posts: ofPosts((at, of) => aPost(at, { title: of, random })),
    'post-bodies': ofPosts((at) => aBody(at)),
    'title-keys': ofPosts(keysOf),
    search: ofPosts(aSearched),
    comments: { count: comments, documentAt: (at) => [String(at + 1), { ...aComment(at, random) }] },
    notifications: { count: notices, documentAt: (at) => [`${at + 1}-poster-comment`, { ...aNotice(at) }] },
    bookmarks: { count: bookmarks, documentAt: (at) => [`member-0:${at + 1}`, { ...aBookmark(at) }] },
  }
}

interface Written {
  name: string
  log: FoldedLog
  content: Content
}

/** The first collection of a view, with its indexes built last as a rebuild does. */
async function writeView(
  store: ProjectionStore,
  { name, log, content: { count, documentAt } }: Written,
): Promise<void> {
  const projection = projections.find((one) => one.name === name)
  if (projection === undefined) {
    throw new Error(`there is no view ${name}`)
  }
  const { collections } = projection
  const code = codeOf(projection)
  const ref = await store.create(name, { code, log: log.identity, collections, state: 'fed', indexed: false })
  const writer = store.writer(ref)
  for (let from = 0; from === 0 || from < count; from += groupSize) {
    const to = Math.min(count, from + groupSize)
    const puts = Array.from({ length: to - from }, (_, index) => {
      const [id, doc] = documentAt(from + index)
      return { collection: collections[0]?.name ?? name, id, pos: positionFrom(from + index + 1), doc }
    })
    await writer.commit({
      puts,
      partition: 'all',
      from: positionFrom(from),
      to: to === count ? log.head : positionFrom(to),
      digest: '0'.repeat(32),
    })
  }
  await store.buildIndexes(ref)
}
