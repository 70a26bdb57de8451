import { done, type Outcome } from '../platform/outcome.ts'
import type { UploadedFile } from '../platform/read-body.ts'
import { isRefused, refuseField } from '../platform/refusal.ts'
import type { ImageStore, PictureUse, StoredImage } from './image-store.ts'

/** What a picture is for, by the name of its field. */
const usesByField: ReadonlyMap<string, PictureUse> = new Map([
  ['icon', 'icon'],
  ['avatar', 'avatar'],
])

export function imageCommands({ images }: { readonly images: ImageStore }) {
  return {
    /** Keeps one uploaded picture. */
    uploadImage: async (files: readonly UploadedFile[]): Promise<Outcome<StoredImage>> => {
      const file = files.find(({ name }) => name === 'image' || usesByField.has(name)) ?? files[0]
      if (file === undefined) {
        return refuseField('image', 'Choose a picture.')
      }
      const stored = await images.save(file.path, usesByField.get(file.name) ?? 'post')
      return isRefused(stored) ? stored : done(stored)
    },
  }
}
