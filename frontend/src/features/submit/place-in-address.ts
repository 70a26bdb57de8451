/** What a page knows of a deal that is posted from there. */
export interface PostPlace {
  readonly category?: string
  readonly subCategory?: string
  /** Both, or the form would have to look the store up. */
  readonly store?: { readonly slug: string; readonly name: string }
}

/** What stands behind the address of the form. */
export function placeQuery({ category, subCategory, store }: PostPlace): string {
  const given = { category, subCategory, store: store?.slug, storeName: store?.name }
  const known = Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))
  const query = new URLSearchParams(known).toString()
  return query === '' ? '' : `?${query}`
}
