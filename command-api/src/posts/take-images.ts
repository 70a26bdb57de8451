import { imageBytes, type PostFields } from '@deals/events'
import type { CommandContext } from '../context.ts'
import type { Caller } from '../platform/invocation.ts'
import type { UploadedFile } from '../platform/read-body.ts'
import { isRefused, refuseField, type Refused } from '../platform/refusal.ts'
import { memberClaim, tooOften } from '../platform/write-limits.ts'
import { cleanUrl } from '../platform/url-key.ts'

type StoredImage = { readonly imageUrl: string }
type Image = PostFields['images'][number]
type Ports = Pick<CommandContext, 'images' | 'pages' | 'limits'>
type Uploader = Pick<Caller, 'id' | 'roles' | 'trustLevel'>

/** Keeps the uploaded files in the order they came; refuses all of them for one that cannot be kept. */
export async function takeFiles(
  ports: Ports,
  uploader: Uploader,
  files: readonly UploadedFile[],
): Promise<string[] | Refused> {
  const urls: string[] = []
  for (const { path } of files) {
    const stored = await counted(ports, uploader, () => ports.images.save(path))
    if (isRefused(stored)) {
      const { message = 'This picture cannot be used.' } = stored
      return stored.refused === 'invalid' ? refuseField('images', message) : stored
    }
    urls.push(stored.imageUrl)
  }
  return urls
}

/** Every picture of a post lies here: what a form names elsewhere is fetched, so that no visitor is seen by others. */
export async function takeImages(
  ports: Ports,
  uploader: Uploader,
  images: readonly Image[],
): Promise<Image[] | Refused> {
  const taken: Image[] = []
  for (const image of images) {
    const isHere = ports.images.has(image.imageUrl)
    const kept = isHere ? image : await counted(ports, uploader, () => fetched(ports, image.imageUrl))
    if (isRefused(kept)) {
      return kept
    }
    taken.push({ ...image, imageUrl: kept.imageUrl })
  }
  return taken
}

const missing = refuseField('images', 'A picture could not be found. Upload it instead.')

async function fetched({ images, pages }: Ports, url: string): Promise<StoredImage | Refused> {
  if (typeof cleanUrl(url) === 'string') {
    return missing
  }
  const { page } = await pages.fetch(url, {
    bytes: imageBytes + 1,
    accept: 'image/avif,image/webp,image/png,image/jpeg',
  })
  const stored = page === null ? missing : await images.save(page.bytes)
  return isRefused(stored) ? missing : stored
}

/** Whatever way a picture comes in, it counts like an upload; what was not kept does not. */
async function counted(
  { limits }: Ports,
  uploader: Uploader,
  keep: () => Promise<StoredImage | Refused>,
): Promise<StoredImage | Refused> {
  const taken = await limits.take([memberClaim('image', uploader)])
  if (!taken.isFree) {
    return tooOften(taken)
  }
  const kept = await keep()
  await (isRefused(kept) ? taken.giveBack() : undefined)
  return kept
}
