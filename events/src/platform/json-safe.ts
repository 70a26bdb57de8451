import type { Json, JsonObject } from './event.ts'

/** Deeper payloads are taken for a cycle; no fact of ours comes near. */
const deepest = 50

/** Says what in a value JSON cannot hold, and where; undefined when it holds all of it. */
export function jsonProblem(value: unknown, path = 'value', depth = 0): string | undefined {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return undefined
    case 'number':
      return Number.isFinite(value) ? undefined : `${path} is ${value}`
    case 'object':
      return value === null ? undefined : objectProblem(value, path, depth)
    default:
      return `${path} is ${typeof value === 'undefined' ? 'undefined' : `a ${typeof value}`}`
  }
}

function objectProblem(value: object, path: string, depth: number): string | undefined {
  if (depth >= deepest) {
    return `${path} is nested too deeply or refers to itself`
  }
  if (!Array.isArray(value) && !isPlain(value)) {
    return `${path} is not a plain object`
  }
  // A hole of a list reads as undefined and is refused like one.
  const parts: [string | number, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value)
  for (const [name, part] of parts) {
    const problem = isPlainly(part) ? undefined : jsonProblem(part, `${path}.${name}`, depth + 1)
    if (problem !== undefined) {
      return problem
    }
  }
  return undefined
}

/** What JSON holds as it is; most parts are such, and to name the place of each would cost more than to look at it. */
const isPlainly = (value: unknown): value is string | number | boolean | null =>
  typeof value === 'string' || value === null || typeof value === 'boolean' || Number.isFinite(value)

/** Compares by shape, because a value from another realm (a test's sandbox) has another Object.prototype. */
function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || (typeof prototype === 'object' && Object.getPrototypeOf(prototype) === null)
}

/**
 * The value as JSON: properties that are undefined are left out, as JSON.stringify leaves them out;
 * anything else that JSON cannot hold is an error that names its place.
 */
export function toJson(value: unknown, path = 'value', depth = 0): Json {
  if (isPlainly(value)) {
    return value
  }
  if (Array.isArray(value) && depth < deepest) {
    return value.map((part: unknown, index) => toJson(part, `${path}.${index}`, depth + 1))
  }
  if (typeof value === 'object' && isPlain(value) && depth < deepest) {
    return objectToJson(value, path, depth)
  }
  throw new TypeError(jsonProblem(value, path, depth) ?? `${path} is not JSON`)
}

function objectToJson(value: object, path: string, depth: number): JsonObject {
  // Made from entries, so that a property called __proto__ is one like all others.
  const entries: [string, unknown][] = Object.entries(value)
  const parts: [string, Json][] = []
  for (const [name, part] of entries) {
    if (part !== undefined) {
      parts.push([name, isPlainly(part) ? part : toJson(part, `${path}.${name}`, depth + 1)])
    }
  }
  return Object.fromEntries(parts)
}

/** The value as a JSON object; anything else is an error. */
export function toJsonObject(value: unknown, path = 'value'): JsonObject {
  if (typeof value === 'object' && value !== null && !Array.isArray(value) && isPlain(value)) {
    return objectToJson(value, path, 0)
  }
  throw new TypeError(`${path} is not an object`)
}
