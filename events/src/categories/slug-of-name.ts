/** Slug of a name: lower case, letters and digits only (Headphones & Speakers is headphonesspeakers). */
export function slugOfName(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, '')
}
