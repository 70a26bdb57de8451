import { categories, findCategory } from './catalogue.ts'
import { slugOfName } from './names-in-addresses.ts'
import { subCategoryNames } from './sub-category-names.ts'

export interface SubCategory {
  name: string
  slug: string
  parentCategory: string
  parentSlug: string
}

export const subCategories: readonly SubCategory[] = categories.flatMap((category) =>
  subCategoryNames(category.slug).map((name) => ({
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
