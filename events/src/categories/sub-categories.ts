import { categories, findCategory } from './catalogue.ts'

export interface SubCategory {
  name: string
  slug: string
  parentCategory: string
  parentSlug: string
}

/** Slug of a name: lower case, letters and digits only (Headphones & Speakers is headphonesspeakers). */
export function slugOfName(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, '')
}

export const subCategories: readonly SubCategory[] = categories.flatMap((category) =>
  category.subCategories.map((name) => ({
    name,
    slug: slugOfName(name),
    parentCategory: category.name,
    parentSlug: category.slug,
  })),
)

/** The sub-category of a category by its name or slug. */
export function findSubCategory(categorySlug: string, nameOrSlug: string): SubCategory | undefined {
  if (!findCategory(categorySlug)) {
    return undefined
  }
  const wanted = slugOfName(nameOrSlug)
  return subCategories.find((sub) => sub.parentSlug === categorySlug && sub.slug === wanted)
}

/** A name as it stands in the `filter` and `subCategories` query parameters, where a comma separates names. */
export function toFilterParam(name: string): string {
  return name.replaceAll(',', '~')
}
export function fromFilterParam(text: string): string {
  return text.replaceAll('~', ',')
}
