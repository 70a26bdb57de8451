import { routes } from '../../lib/routes.ts'

/** The number in the address of a post or a comment, or nothing where there is none. */
export function idFrom(text: string | undefined): number | undefined {
  return text !== undefined && /^[1-9]\d{0,15}$/.test(text) ? Number(text) : undefined
}

const [pathOfPosts = ''] = routes.post.path.split(':')

/** The number that a text is or ends with, as addresses of posts do. */
export function postIdIn(text: string): number | null {
  const [, ofAddress = text] = text.split(pathOfPosts)
  const id = Number(/^(\d{1,16})\/?(?:$|[?#])/.exec(ofAddress.trim())?.[1])
  return Number.isSafeInteger(id) ? id : null
}
