import type { Json } from '@deals/events'

/** JSON with its keys in order and without missing fields: equal documents have equal texts, however they came about. */
export function canonicalText(value: Json | undefined | { [field: string]: Json | undefined }): string {
  if (typeof value !== 'object' || value === null) {
    return JSON.stringify(value ?? null)
  }
  if (Array.isArray(value)) {
    return `[${value.map(canonicalText).join(',')}]`
  }
  const parts: string[] = []
  for (const key of Object.keys(value).sort()) {
    const part = value[key]
    if (part !== undefined) {
      parts.push(`${JSON.stringify(key)}:${canonicalText(part)}`)
    }
  }
  return `{${parts.join(',')}}`
}
