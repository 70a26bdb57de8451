/** The number in a path; -1, which no post or comment has, for anything else. */
export function numericParam(text: string): number {
  const number = /^[1-9]\d{0,15}$/.test(text) ? Number(text) : -1
  return Number.isSafeInteger(number) ? number : -1
}

/** The text in a path as far as it can be part of a stream's name; else one that no stream has. */
export function nameParam(text: string): string {
  return /^[A-Za-z0-9._~-]{1,120}$/.test(text) ? text : '~'
}
