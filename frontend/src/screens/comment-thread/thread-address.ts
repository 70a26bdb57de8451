const numberFrom = (text: string | undefined) =>
  text !== undefined && /^[1-9]\d{0,15}$/.test(text) ? Number(text) : undefined

/** The post and the comment of a thread's address, or nothing where they are no numbers. */
export function threadFrom(params: Readonly<Record<string, string | undefined>>) {
  const postId = numberFrom(params['id'])
  const commentId = numberFrom(params['commentId'])
  return postId === undefined || commentId === undefined ? undefined : { postId, commentId }
}
