import { withGrownApi, type Get } from './grown-api.ts'
import { writeGrownSite } from './grown-site.ts'
import { milliseconds, processorSeconds, type Bench, type Figure } from './measure.ts'
import { postIdsIn } from './read-answers.ts'
import { pick, randomOf } from './random.ts'
import { wordOf } from './site-words.ts'
import { inTempDirectory } from './temp-directory.ts'

const usualPosts = 20_000
const asked = 400
const wordCount = 3_000
const wordsOfTitle = 7

/** Posts that somebody tells of in other words: how many of them are found, and what a question costs. */
export const alike: Bench = {
  name: 'alike',
  about: 'posts found by titles of which two words of seven are others, among 20,000 (or as many as are asked for)',
  usual: usualPosts,
  run: (posts = usualPosts) =>
    inTempDirectory(async (directory) => {
      const random = randomOf(3)
      const words = Array.from({ length: wordCount }, () => wordOf(random))
      const titles: string[][] = []
      const title = () => {
        titles.push(Array.from({ length: wordsOfTitle }, () => pick(words, random)))
        return titles.at(-1)?.join(' ') ?? ''
      }
      const file = await writeGrownSite(directory, { posts, comments: 0, notices: 0, bookmarks: 0, title })
      const retold = Array.from({ length: asked }, (_, nr): Retold => {
        const at = Math.floor((nr * posts) / asked)
        const [, , ...rest] = titles[at] ?? []
        return { id: at + 1, title: [...rest, pick(words, random), pick(words, random)].join(' ') }
      })
      return withGrownApi(file, ({ get }) => figuresOf(retold, get))
    }),
}

interface Retold {
  /** Of the post whose title it was. */
  id: number
  title: string
}

async function figuresOf(retold: readonly Retold[], get: Get): Promise<Figure[]> {
  let found = 0
  const ask = async () => {
    found = 0
    for (const { id, title } of retold) {
      const ids = postIdsIn(
        JSON.parse(await get({ path: `/api/posts/similar?title=${encodeURIComponent(title)}&limit=20` })),
      )
      found += ids.includes(id) ? 1 : 0
    }
  }
  // The first round warms the compiler up.
  await ask()
  const mine = (await processorSeconds(ask)) / retold.length
  const plain = await processorSeconds(async () => {
    for (const { id } of retold) {
      await get({ path: `/api/posts/${id}` })
    }
  })
  const raw = plain / retold.length
  return [
    { what: 'found', value: `${found} of ${retold.length}`, ratio: found / retold.length, against: 'all of them' },
    {
      what: 'a question',
      value: `${milliseconds(mine * 1000)} of processor`,
      ratio: raw / mine,
      against: `a post by its number, ${milliseconds(raw * 1000)}`,
    },
  ]
}
