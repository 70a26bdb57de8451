/** What a run wrote itself, as the type by which it wrote it: an event that is carried later, what another process of it is to do. */
export const parseOwn = <T>(text: string): T => JSON.parse(text) as T
