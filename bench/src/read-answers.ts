// As little of the answers of the site as the measurements look at: what a schema takes longer to read is not measured.

const heldIn = (answer: unknown, name: string): unknown =>
  typeof answer === 'object' && answer !== null ? Reflect.get(answer, name) : undefined

/** The number of a post. */
export const idIn = (answer: unknown): number => Number(heldIn(answer, 'id'))
export const votesIn = (answer: unknown): number => Number(heldIn(answer, 'votes'))
export const statusIn = (answer: unknown): string => String(heldIn(answer, 'status'))

/** The numbers of the posts of a list. */
export function postIdsIn(answer: unknown): number[] {
  const posts = heldIn(answer, 'posts')
  if (!Array.isArray(posts)) {
    throw new TypeError('the site answered no list of posts')
  }
  return posts.map(idIn)
}
