/** Slug of a name: lower case, letters and digits only (Headphones & Speakers is headphonesspeakers). */
export function slugOfName(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, '')
}

/** A name as it stands in the `filter` and `subCategories` query parameters, where a comma separates names. */
export function toFilterParam(name: string): string {
  return name.replaceAll(',', '~')
}
export function fromFilterParam(text: string): string {
  return text.replaceAll('~', ',')
}
