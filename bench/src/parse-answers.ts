/** Answers of the site as far as the measurements read them. */
interface FeedAnswer {
  posts: { id: number }[]
}
interface PostAnswer {
  votes: number
  status: string
}

interface MadeAnswer {
  id: number
}

export const parseMade = (answer: unknown): MadeAnswer => answer as MadeAnswer
export const parseFeed = (answer: unknown): FeedAnswer => answer as FeedAnswer
export const parsePost = (answer: unknown): PostAnswer => answer as PostAnswer
