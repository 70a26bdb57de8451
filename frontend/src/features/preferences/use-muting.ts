import { mutedLimits, nothingMuted, type Muted } from '@deals/events'
import { showToast, type ToastTexts } from '../../ui/toasts.ts'
import { preferencesApi } from './preferences.endpoints.ts'
import { useSaving } from './use-saving.ts'

/** What is muted on its own page or where it wrote. */
export type MutedOnPage = 'stores' | 'members'

/** What comes of it. */
export const muteEffects: Readonly<Record<MutedOnPage, string>> = {
  stores: 'Its deals are left out of your lists and alerts.',
  members: 'Their posts are left out of your lists, their comments folded. Nobody is told.',
}

/** What no list shows to the member, and the way to change it. */
export function useMuting() {
  const { data } = preferencesApi.useGetPreferencesQuery()
  const save = useSaving()
  const muted = data?.muted ?? nothingMuted()
  const change = (wish: Partial<Muted>, done?: ToastTexts) => void save({ muted: wish }, done)
  const toggle = (list: MutedOnPage, value: string, name = value) => {
    const listed = muted[list]
    if (listed.includes(value)) {
      change({ [list]: listed.filter((one) => one !== value) }, { title: `You no longer mute ${name}` })
    } else if (listed.length >= mutedLimits[list]) {
      showToast({
        title: `You mute ${mutedLimits[list]} ${list} already`,
        description: 'Take one out in your settings.',
      })
    } else {
      change({ [list]: [...listed, value] }, { title: `You mute ${name}`, description: muteEffects[list] })
    }
  }
  return { muted, isKnown: data !== undefined && data !== null, change, toggle }
}
