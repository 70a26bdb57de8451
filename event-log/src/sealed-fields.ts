import type { Json, JsonObject } from '@deals/events/platform'

/** `field` is the path of the very text: `names.0` is the first of the list `names`. */
type Replace = (text: string, field: string) => Promise<string>

/** The payload with the texts at the named paths replaced, all texts of a list; what is null or absent there stays so. */
export async function replaceFields(data: JsonObject, paths: readonly string[], replace: Replace): Promise<JsonObject> {
  let result = data
  for (const path of paths) {
    result = await replacedIn(result, path.split('.'), { before: '', replace })
  }
  return result
}

interface Place {
  /** The path until here, with its dot. */
  before: string
  replace: Replace
}

async function replacedIn(value: JsonObject, [name = '', ...rest]: readonly string[], at: Place): Promise<JsonObject> {
  const part = value[name]
  return part === undefined || part === null ? value : { ...value, [name]: await replaced(part, [name, ...rest], at) }
}

/** What stands under the first of the names. */
async function replaced(part: Json, [name = '', ...rest]: readonly string[], at: Place): Promise<Json> {
  const [next, ...further] = rest
  const below = { ...at, before: `${at.before}${name}.` }
  if (Array.isArray(part)) {
    const isMeant = (place: number) => next === undefined || next === String(place)
    const itemAt = async (item: Json, place: number) =>
      isMeant(place) ? replaced(item, [String(place), ...further], below) : item
    return Promise.all(part.map(itemAt))
  }
  if (next !== undefined) {
    return isObject(part) ? replacedIn(part, rest, below) : part
  }
  return typeof part === 'string' ? at.replace(part, `${at.before}${name}`) : part
}

/** Paths of the texts in a payload that begin in a certain way. */
export function pathsOfTexts(data: JsonObject | Json[], begins: (text: string) => boolean): string[] {
  return Object.entries(data).flatMap(([name, part]) => {
    if (isObject(part) || Array.isArray(part)) {
      return pathsOfTexts(part, begins).map((path) => `${name}.${path}`)
    }
    return typeof part === 'string' && begins(part) ? [name] : []
  })
}

/** The payload with each text of a kind replaced, wherever it stands. */
export function replaceTexts(data: JsonObject, texts: ReplacedTexts, before = ''): JsonObject {
  let result = data
  for (const name of Object.keys(data)) {
    const part = data[name]
    const now = part === undefined ? part : replacedPart(part, texts, before + name)
    if (now !== undefined && now !== part) {
      result = { ...result, [name]: now }
    }
  }
  return result
}

interface ReplacedTexts {
  isMeant(text: string): boolean
  /** `field` is its path. */
  replace(text: string, field: string): string
}

function replacedPart(part: Json, texts: ReplacedTexts, field: string): Json {
  if (typeof part === 'string') {
    return texts.isMeant(part) ? texts.replace(part, field) : part
  }
  if (Array.isArray(part)) {
    return part.map((item, at) => replacedPart(item, texts, `${field}.${at}`))
  }
  return isObject(part) ? replaceTexts(part, texts, `${field}.`) : part
}

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
