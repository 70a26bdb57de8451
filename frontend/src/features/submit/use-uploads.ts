import { useState } from 'react'
import { iconBytes, iconTooLarge, imageBytes, imageTooLarge } from '@deals/events'
import { sentenceOf, statusOf } from '../../lib/api-problem.ts'
import type { FormImage } from './post-form-values.ts'
import { submitApi } from './submit.endpoints.ts'

const largest = {
  image: { bytes: imageBytes, sentence: imageTooLarge },
  icon: { bytes: iconBytes, sentence: iconTooLarge },
}

interface Uploads {
  readonly uploaded: readonly FormImage[]
  /** One sentence per file that was refused. */
  readonly problems: readonly string[]
}

/** Sends pictures one after the other; a refused one does not stop the others. */
export function useUploads(use: keyof typeof largest = 'image') {
  const [uploadImage] = submitApi.useUploadImageMutation()
  const [isUploading, setIsUploading] = useState(false)

  const { bytes, sentence: tooLarge } = largest[use]
  const uploadOne = async (file: File): Promise<FormImage | string> => {
    if (file.size > bytes) {
      return tooLarge
    }
    const { data, error } = await uploadImage({ file, use })
    if (data !== undefined) {
      return { imageUrl: data.imageUrl, alt: '' }
    }
    return statusOf(error) === 413 ? tooLarge : sentenceOf(error)
  }
  const upload = async (files: readonly File[]): Promise<Uploads> => {
    setIsUploading(true)
    const uploaded: FormImage[] = []
    const problems: string[] = []
    for (const file of files) {
      const outcome = await uploadOne(file)
      if (typeof outcome === 'string') {
        problems.push(`${file.name}: ${outcome}`)
      } else {
        uploaded.push(outcome)
      }
    }
    setIsUploading(false)
    return { uploaded, problems }
  }
  return { upload, isUploading }
}
