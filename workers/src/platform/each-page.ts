interface Page {
  /** After what the next page begins; null where this was the last. */
  readonly next: string | null
}

/** Asks for page after page, and acts on each before it asks for the next. */
export async function eachPage<Asked extends Page>(
  ask: (after: string | null) => Promise<Asked>,
  act: (page: Asked) => Promise<unknown>,
): Promise<void> {
  let after: string | null = null
  do {
    const page: Asked = await ask(after)
    await act(page)
    after = page.next
  } while (after !== null)
}

interface PostsPage extends Page {
  readonly postIds: readonly number[]
}
const atOnce = 500

/** Acts for each post that a question finds, one after the other. */
export function eachPost(
  ask: (page: { readonly after: string | null; readonly limit: number }) => Promise<PostsPage>,
  act: (postId: number) => Promise<unknown>,
): Promise<void> {
  return eachPage(
    (after) => ask({ after, limit: atOnce }),
    async ({ postIds }) => {
      for (const postId of postIds) {
        await act(postId)
      }
    },
  )
}
