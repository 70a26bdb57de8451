import type { Json, JsonObject } from '@deals/events/platform'

type Replace = (text: string, field: string) => Promise<string>

/** The payload with the texts at the named paths replaced; what is null or absent there stays so. */
export async function replaceFields(data: JsonObject, paths: readonly string[], replace: Replace): Promise<JsonObject> {
  let result = data
  for (const path of paths) {
    result = await replaceAt(result, path.split('.'), (text) => replace(text, path))
  }
  return result
}

async function replaceAt(
  value: JsonObject,
  [name = '', ...rest]: readonly string[],
  replace: (text: string) => Promise<string>,
): Promise<JsonObject> {
  const part = value[name]
  if (rest.length > 0) {
    return isObject(part) ? { ...value, [name]: await replaceAt(part, rest, replace) } : value
  }
  return typeof part === 'string' ? { ...value, [name]: await replace(part) } : value
}

/** Paths of the texts in a payload that begin in a certain way; lists are not looked into, they hold no sealed text. */
export function pathsOfTexts(data: JsonObject, begins: (text: string) => boolean): string[] {
  return Object.entries(data).flatMap(([name, part]) => {
    if (isObject(part)) {
      return pathsOfTexts(part, begins).map((path) => `${name}.${path}`)
    }
    return typeof part === 'string' && begins(part) ? [name] : []
  })
}

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
