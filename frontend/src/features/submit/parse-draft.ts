import { availabilities, currencies, postTypes } from '@deals/events'
import { isRecord } from '../../lib/api-problem.ts'
import { localTimeText, type FormImage, type PostFormValues } from './post-form-values.ts'

const isOneOf = <Value extends string>(values: readonly Value[], value: unknown): value is Value =>
  values.some((known) => known === value)

function imagesFrom(value: unknown): readonly FormImage[] {
  return (Array.isArray(value) ? value : []).flatMap((image: unknown) =>
    isRecord(image) && typeof image['imageUrl'] === 'string'
      ? [{ imageUrl: image['imageUrl'], alt: typeof image['alt'] === 'string' ? image['alt'] : '' }]
      : [],
  )
}

/** Moments come by the clock of this device; older drafts hold what the field of a browser said. */
const fieldTime = (kept: string) => (kept.endsWith('Z') && !Number.isNaN(Date.parse(kept)) ? localTimeText(kept) : kept)

/** Reads a draft, which may be of an older form: what is understood is taken, the rest stays empty. */
export function formFromDraft(kept: unknown, empty: PostFormValues): PostFormValues {
  if (!isRecord(kept)) {
    return empty
  }
  const texts = Object.fromEntries(
    Object.entries(empty).flatMap(([name, value]) => {
      const draft = kept[name]
      return typeof value === 'string' && typeof draft === 'string' ? [[name, draft]] : []
    }),
  ) as Partial<PostFormValues>
  const { startsAt, expiresAt } = { ...empty, ...texts }
  const { type, currency, availability, shipping } = kept
  return {
    ...empty,
    ...texts,
    type: isOneOf(postTypes, type) ? type : empty.type,
    currency: isOneOf(currencies, currency) ? currency : empty.currency,
    availability: isOneOf(availabilities, availability) ? availability : empty.availability,
    shipping: isOneOf(['unknown', 'free', 'paid'], shipping) ? shipping : empty.shipping,
    images: imagesFrom(kept['images']),
    startsAt: fieldTime(startsAt),
    expiresAt: fieldTime(expiresAt),
    affiliated: kept['affiliated'] === true,
  }
}

/** A draft as this device keeps it. */
export interface KeptDraft {
  readonly id: string
  readonly form: PostFormValues
}

/** Reads what this device keeps; nothing where it keeps nothing that is understood. */
export function keptDraftFrom(text: string | null, empty: PostFormValues): KeptDraft | undefined {
  try {
    const kept: unknown = text === null ? undefined : JSON.parse(text)
    return isRecord(kept) && typeof kept['id'] === 'string'
      ? { id: kept['id'], form: formFromDraft(kept['form'], empty) }
      : undefined
  } catch {
    return undefined
  }
}
