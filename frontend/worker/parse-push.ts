/** A notice as the site sends it. */
export interface Pushed {
  readonly title: string
  readonly body: string
  /** A page of this site. */
  readonly path: string
  readonly tag: string
}

const isText = (value: unknown): value is string => typeof value === 'string'

/** Only ours can be read at all; null where it is of another version of the site, or leads elsewhere. */
export function readPush(notice: unknown): Pushed | null {
  if (typeof notice !== 'object' || notice === null) {
    return null
  }
  const { title, body, path, tag } = { title: null, body: null, path: null, tag: null, ...notice }
  const isOurs = isText(title) && isText(body) && isText(path) && isText(tag) && /^\/(?![/\\])/.test(path)
  return isOurs ? { title, body, path, tag } : null
}
