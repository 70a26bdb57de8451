import type { Found } from '../../platform/read-models.ts'
import { idOf, type StoredDocument } from './stored-document.ts'

/** A stored document as queries get it; its shape is what the projection of the active version wrote. */
export function parseFound<T extends object>(stored: StoredDocument): Found<T> {
  return { ...(JSON.parse(stored._doc ?? '{}') as T), _id: idOf(stored), _pos: stored._pos }
}
