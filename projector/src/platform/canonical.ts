import type { Json } from '@deals/events'

type Value = Json | undefined | { [field: string]: Json | undefined }

/** Names of fields come again and again, so each is written as JSON once. */
const names = new Map<string, string>()
const mostNames = 10_000

/** JSON with its keys in order and without missing fields: equal documents have equal texts, however they came about. */
export function canonicalText(value: Value): string {
  if (typeof value === 'string') {
    return JSON.stringify(value)
  }
  if (typeof value !== 'object' || value === null) {
    return typeof value === 'number' && !Number.isFinite(value) ? 'null' : String(value ?? null)
  }
  if (Array.isArray(value)) {
    return `[${value.map(canonicalText).join(',')}]`
  }
  let text = ''
  for (const key of Object.keys(value).sort()) {
    const part = value[key]
    if (part !== undefined) {
      text += `${text === '' ? '' : ','}${nameText(key)}:${canonicalText(part)}`
    }
  }
  return `{${text}}`
}

function nameText(name: string): string {
  const known = names.get(name)
  if (known !== undefined) {
    return known
  }
  const text = JSON.stringify(name)
  if (names.size < mostNames) {
    names.set(name, text)
  }
  return text
}
