import type { PostFields } from '@deals/events'
import type { CommandContext } from '../context.ts'
import { imageBytes, type UploadedFile } from '../platform/read-body.ts'
import { isRefused, refuseField, type Refused } from '../platform/refusal.ts'
import { cleanUrl } from './url-key.ts'

type Image = PostFields['images'][number]
type Ports = Pick<CommandContext, 'images' | 'pages'>

/** Keeps the uploaded files in the order they came; refuses all of them for one that cannot be kept. */
export async function takeFiles({ images }: Ports, files: readonly UploadedFile[]): Promise<string[] | Refused> {
  const urls: string[] = []
  for (const { bytes } of files) {
    const stored = await images.save(bytes)
    if (isRefused(stored)) {
      const { message = 'This picture cannot be used.' } = stored
      return stored.refused === 'invalid' ? refuseField('images', message) : stored
    }
    urls.push(stored.imageUrl)
  }
  return urls
}

/** Every picture of a post lies here: what a form names elsewhere is fetched, so that no visitor is seen by others. */
export async function takeImages(ports: Ports, images: readonly Image[]): Promise<Image[] | Refused> {
  const taken: Image[] = []
  for (const image of images) {
    const imageUrl = ports.images.has(image.imageUrl) ? image.imageUrl : await fetched(ports, image.imageUrl)
    if (imageUrl === null) {
      return refuseField('images', 'A picture could not be found. Upload it instead.')
    }
    taken.push({ ...image, imageUrl })
  }
  return taken
}

async function fetched({ images, pages }: Ports, url: string): Promise<string | null> {
  if (typeof cleanUrl(url) === 'string') {
    return null
  }
  const page = await pages.fetch(url, { bytes: imageBytes + 1, accept: 'image/avif,image/webp,image/png,image/jpeg' })
  const stored = page === null ? null : await images.save(page.bytes)
  return stored === null || isRefused(stored) ? null : stored.imageUrl
}
