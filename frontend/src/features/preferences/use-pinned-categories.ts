import { findCategory, pinnedCategoriesLimit, type Category } from '@deals/events'
import { serverPages } from '../../lib/routes.ts'
import { useViewer } from '../../lib/viewer.ts'
import { askToSignIn } from '../../ui/ask-to-sign-in.ts'
import { showToast } from '../../ui/toasts.ts'
import { preferencesApi } from './preferences.endpoints.ts'

/** The categories a member keeps at hand, and the way to change them. */
export interface PinnedCategories {
  readonly pinned: readonly Category[]
  readonly isPinned: (slug: string) => boolean
  readonly toggle: (slug: string) => void
}

const none: readonly string[] = []

export function usePinnedCategories(): PinnedCategories {
  const viewer = useViewer()
  const { data: preferences } = preferencesApi.useGetPreferencesQuery()
  const [change] = preferencesApi.useChangePreferencesMutation()
  const slugs = preferences?.pinnedCategories ?? none

  const save = async (pinnedCategories: string[]) => {
    try {
      await change({ pinnedCategories }).unwrap()
      showToast({ title: pinnedCategories.length > slugs.length ? 'Category pinned' : 'Category unpinned' })
    } catch {
      showToast({ title: 'Error updating preferences', description: 'Please try again', variant: 'destructive' })
    }
  }
  const toggle = (slug: string) => {
    if (viewer === null) {
      askToSignIn('pin categories', serverPages.login)
    } else if (slugs.includes(slug)) {
      void save(slugs.filter((one) => one !== slug))
    } else if (slugs.length >= pinnedCategoriesLimit) {
      showToast({ title: 'Too many pinned categories', description: `Unpin one first; ${pinnedCategoriesLimit} fit.` })
    } else {
      void save([...slugs, slug])
    }
  }
  const pinned = slugs.flatMap((slug) => findCategory(slug) ?? [])
  return { pinned, isPinned: (slug) => slugs.includes(slug), toggle }
}
