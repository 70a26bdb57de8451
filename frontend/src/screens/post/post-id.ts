/** The number in the address of a post, or nothing where there is none. */
export function postIdFrom(text: string | undefined): number | undefined {
  return text !== undefined && /^[1-9]\d{0,15}$/.test(text) ? Number(text) : undefined
}
