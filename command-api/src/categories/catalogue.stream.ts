import {
  shelfAfter,
  slugOfName,
  streamOf,
  subCategoryBySlug,
  type PostForm,
  type SubCategoryMoves,
} from '@deals/events'
import { knownState, loadState, type LogPorts } from '../platform/fold.ts'
import { catalogueFold } from './catalogue.state.ts'

const catalogue = { stream: streamOf.catalogue(), fold: catalogueFold }

export const loadMoves = (ports: LogPorts): Promise<SubCategoryMoves> =>
  loadState(ports, catalogue.stream, catalogue.fold)

/** Where a post is filed that a form puts into a sub-category: where that leads by now. */
export async function ledOn<Form extends Pick<PostForm, 'categorySlug' | 'subCategorySlug' | 'subCategory'>>(
  ports: LogPorts,
  form: Form,
): Promise<Form> {
  const { categorySlug, subCategorySlug, subCategory } = form
  const named = subCategoryBySlug(slugOfName(subCategorySlug ?? subCategory ?? ''))
  if (named === undefined || (categorySlug ?? named.parentSlug) !== named.parentSlug) {
    return form
  }
  const moves = await knownState(ports, catalogue, () => true)
  const shelf = shelfAfter(moves, { categorySlug: named.parentSlug, subCategorySlug: named.slug })
  return shelf.subCategorySlug === named.slug ? form : { ...form, ...shelf, subCategory: undefined }
}
