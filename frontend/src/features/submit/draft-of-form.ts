import type { PostFormValues } from './post-form-values.ts'

/** What the field of a browser says is another moment elsewhere; what cannot be read stays as it was typed. */
function momentOf(local: string): string {
  const time = new Date(local)
  return Number.isNaN(time.getTime()) ? local : time.toISOString()
}

/** A form as drafts keep it: it may be opened on another device, in another time zone. */
export const draftOfForm = (form: PostFormValues) => ({
  ...form,
  images: form.images.map((image) => ({ ...image })),
  startsAt: momentOf(form.startsAt),
  expiresAt: momentOf(form.expiresAt),
})
