const isText = (value: unknown): value is string => typeof value === 'string'

/** The files that a page asks to keep; none where it says anything else. */
export function filesToKeep(message: unknown): string[] {
  const asked: unknown = typeof message === 'object' && message !== null && 'keep' in message ? message.keep : []
  return Array.isArray(asked) ? asked.filter(isText) : []
}
