/** Ids of a list in an answer, such as `posts` or `comments`. */
export function idsOf(body: unknown, list: string): unknown[] {
  const found = (body as Record<string, { id?: unknown; postId?: unknown }[] | undefined>)[list] ?? []
  return found.map(({ id, postId }) => id ?? postId)
}
