/** Answers of the site as far as the measurements read them. */
interface FeedAnswer {
  posts: { id: number }[]
}
interface PostAnswer {
  votes: number
}

export const parseFeed = (answer: unknown): FeedAnswer => answer as FeedAnswer
export const parsePost = (answer: unknown): PostAnswer => answer as PostAnswer
