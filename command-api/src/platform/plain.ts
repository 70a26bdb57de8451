import { z } from 'zod'
import type { JsonObject } from '@deals/events'

const jsonObject = z.record(z.string(), z.json())

/** The members of an object as JSON: what is undefined is left out. */
export function plain(fields: object): JsonObject {
  return jsonObject.parse(JSON.parse(JSON.stringify(fields)))
}
