import { invocationOf, type CommandContext } from '@deals/command-api/app'
import {
  buildPosts,
  earlierPosts,
  elsewherePosts,
  laterKeyOf,
  type DemoPost,
  drawObject,
  picturesOfPost,
} from './demo-data.ts'
import { doorsOfThePast, movingDoors, type DoorsAt } from './clockwork.ts'
import { fillDesks } from './fill-desks.ts'
import { perform, type Written } from './perform.ts'
import { makeAlerts } from './make-alerts.ts'
import { scorePosts } from './score-posts.ts'
import { timelineOf, type Action } from './timeline.ts'
import { welcomeMembers } from './welcome-members.ts'
import { openStores } from './open-stores.ts'

/** How many actions are under way at once; more of them share one write to the disk. */
const atOnce = 96

/** Gives all commands of the demonstration, from its beginning to now; answers the doors that they went through. */
export async function fillSite(commands: CommandContext, start: number, isResumed: boolean): Promise<DoorsAt> {
  const doorsAt = doorsOfThePast(commands, start)
  const posts = buildPosts()
  const earlier = earlierPosts(posts)
  const elsewhere = elsewherePosts(posts)
  const over = [...earlier, ...elsewhere]
  const [callers, pictures] = await Promise.all([
    welcomeMembers(doorsAt, commands),
    drawPictures(posts, commands.images),
  ])
  await openStores(doorsAt, { callers, images: commands.images })
  const written: Written = {
    start,
    isResumed,
    callers,
    pictures: withEarlier(pictures, over),
    postIds: new Map(),
    commentIds: new Map(),
    alertIds: await makeAlerts(doorsAt, callers),
    invoke: (caller, what) => invocationOf(caller, { key: `demo ${what}` }),
  }
  const doors = Array.from({ length: atOnce }, () => movingDoors(commands, start))
  await performAll(timelineOf(posts, over), doors, written)
  await scorePosts({ posts, earlier }, doorsAt, written)
  await fillDesks({ posts, elsewhere }, doorsAt, written)
  return doorsAt
}

/** What was posted before shows the first picture of what was posted later. */
function withEarlier(pictures: Written['pictures'], earlier: readonly DemoPost[]): Written['pictures'] {
  const first = (post: DemoPost) => (pictures.get(laterKeyOf(post)) ?? []).slice(0, 1)
  return new Map([...pictures, ...earlier.map((post) => [post.key, first(post)] as const)])
}

/** In the order of time, as far as it matters: what happens to one post is never out of turn. So many at once as there are doors. */
async function performAll(actions: readonly Action[], doors: readonly DoorsAt[], written: Written): Promise<void> {
  const lanes = new Map<string, Promise<void>>()
  for (let from = 0; from < actions.length; from += doors.length) {
    for (const [at, doorsAt] of doors.entries()) {
      const action = actions[from + at]
      if (action !== undefined) {
        const before = lanes.get(action.post.key) ?? Promise.resolve()
        lanes.set(
          action.post.key,
          before.then(() => perform(action, doorsAt(action.minutesAgo), written)),
        )
      }
    }
    await Promise.all(lanes.values())
    lanes.clear()
  }
}

/** Draws the pictures of every post and answers their addresses by the post's key. */
async function drawPictures(
  posts: readonly DemoPost[],
  images: CommandContext['images'],
): Promise<Map<string, readonly string[]>> {
  const addresses = new Map<string, readonly string[]>()
  for (const post of posts) {
    const drawn = picturesOfPost(post).map((picture) => images.saveDrawing(drawObject(picture)))
    addresses.set(
      post.key,
      (await Promise.all(drawn)).map(({ imageUrl }) => imageUrl),
    )
  }
  return addresses
}
