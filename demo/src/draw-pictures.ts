import type { CommandContext } from '@deals/command-api/app'
import { drawObject, picturesOfPost, type DemoPost } from './demo-data.ts'

/** Draws the pictures of every post and answers their addresses by the post's key. */
export async function drawPictures(
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
