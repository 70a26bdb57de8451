import { withGrownApi } from './grown-api.ts'
import { writeGrownLog } from './grown-log.ts'
import { writeGrownSite, type Grown } from './grown-site.ts'
import { figureOfGrowth, inTurns, timed } from './grown-times.ts'
import { growthRows } from './growth-rows.ts'
import { workFigures } from './growth-work.ts'
import type { Bench, Figure } from './measure.ts'
import { withReadyServer } from './ready-text.ts'
import { inTempDirectory } from './temp-directory.ts'

const usualPosts = 1_000_000
const few: Grown = { posts: 1_000, comments: 10, notices: 25, bookmarks: 25 }
const many: Grown = { posts: usualPosts, comments: 10_000, notices: 10_000, bookmarks: 5_000 }

/** The same questions put to a small and to a large site: no answer should get slower as the site grows. */
export const growth: Bench = {
  name: 'growth',
  about: `a site with ${told(few)}, and one with ${told(many)} (or as many posts as are asked for); computed anew; medians of the processor, of whoever asks too`,
  usual: usualPosts,
  run: (posts = usualPosts) =>
    inTempDirectory((small) => inTempDirectory((large) => figuresOf(small, large, { ...many, posts }))),
}

function told({ posts, comments, notices, bookmarks }: Grown): string {
  const counts = [
    [posts, 'posts'],
    [comments, 'comments on one'],
    [notices, 'notices and'],
    [bookmarks, 'bookmarks of a member'],
  ] as const
  return counts
    .map(([count, what]) => `${count.toLocaleString('en')} ${what}`)
    .join(', ')
    .replace('and, ', 'and ')
}

const members = 24

async function writeSite(directory: string, size: Grown) {
  const log = await writeGrownLog(directory, { posts: size.posts, members })
  return { directory, size, cookies: log.cookies, file: await writeGrownSite(directory, size, log) }
}

/** Both sites stand side by side and are asked in turns: whatever else the machine does meets the one as the other. */
async function figuresOf(smallDirectory: string, largeDirectory: string, size: Grown): Promise<Figure[]> {
  const [small, large] = [await writeSite(smallDirectory, few), await writeSite(largeDirectory, size)]
  const answers = await withReadyServer((url) =>
    withGrownApi(small.file, (smallApi) =>
      withGrownApi(large.file, async (largeApi) => {
        const figures: Figure[] = []
        for (const { what, ask } of growthRows) {
          const sites = {
            small: timed(() => ask({ ...smallApi, size: few })),
            large: timed(() => ask({ ...largeApi, size })),
            express: timed(async () => (await fetch(url)).text()),
          }
          figures.push(figureOfGrowth(what, await inTurns(sites)))
        }
        return figures
      }),
    ),
  )
  return [...answers, ...(await workFigures({ small, large }))]
}
