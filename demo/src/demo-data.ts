export { alerts, alertsMadeDaysAgo, formOfAlert, matchesOf } from './content/alerts.ts'
export { bookmarksOf } from './content/bookmarks.ts'
export { commentsFor } from './content/comments.ts'
export { earlierPosts, laterKeyOf } from './content/earlier-posts.ts'
export { elsewherePosts, sayingsOf } from './content/elsewhere-posts.ts'
export { members } from './content/members.ts'
export {
  deletionsOf,
  editsOf,
  fateMinute,
  feedbackOf,
  moderatorNotesOf,
  renewalMinute,
  reportsOf,
} from './content/moderation.ts'
export { picturesOfPost } from './content/pictures-of-post.ts'
export { buildPosts } from './content/posts.ts'
export { seededRandom, shuffle } from './content/random.ts'
export { shopWordsOf } from './content/shop-words.ts'
export { stores } from './content/stores.ts'
export type * from './content/types.ts'
export { votersFor } from './content/votes.ts'
export { drawStoreMark } from './pictures/draw-marks.ts'
export { drawObject } from './pictures/draw-object.ts'
