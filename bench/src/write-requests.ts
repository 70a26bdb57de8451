import { storeCount } from './site-history.ts'
import { postTitle } from './site-words.ts'

/** What a member sends. */
export interface Request {
  method?: 'GET' | 'POST'
  path: string
  body?: object
}
/** What the members of a site do, each in turn. */
export interface Doing {
  postIds: readonly number[]
  random: () => number
}

export const postOf = ({ postIds }: Doing, at: number): number => postIds[at % postIds.length] ?? 0

export const vote = (doing: Doing, at: number): Request => ({
  path: `/api/posts/${postOf(doing, at)}/votes`,
  body: { value: at % 3 === 0 ? -1 : 1 },
})
export const bookmark = (doing: Doing, at: number): Request => ({
  path: '/api/bookmarks',
  body: { postId: postOf(doing, at) },
})
export const comment = (doing: Doing, at: number): Request => ({
  path: '/api/comments',
  body: { postId: postOf(doing, at), content: `Number ${at} works well here, after a month of use.`, depth: 0 },
})

export function submit({ random }: Doing, at: number): Request {
  const store = `store-${Math.floor(random() * storeCount)}`
  return {
    path: '/api/posts',
    body: {
      type: 'sales',
      title: `${postTitle(random)}, model ${at}`,
      subtitle: 'Up to 40% off',
      dealUrl: `https://${store}.example/things/${at}`,
      storeSlug: store,
      categorySlug: 'techelectronics',
      subCategorySlug: 'wearables',
      content: 'Bought one last month and it still works well. The price was lower in spring, I would wait.',
      duplicateOverride: 'It is another model of another year.',
    },
  }
}

/** Answers up to where the site has written. */
export async function send(
  origin: string,
  { method = 'POST', path, body }: Request,
  cookie: string,
): Promise<string | null> {
  const headers = { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
  const answer = await fetch(`${origin}${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  if (!answer.ok) {
    throw new Error(`${method} ${path} was answered ${answer.status}: ${text}`)
  }
  return answer.headers.get('x-position')
}
