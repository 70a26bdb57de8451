import { useState } from 'react'
import { hindrancesOfSitePage, type SitePageView } from '@deals/events'
import { sitePagesApi } from '../../../features/site-pages/site-pages.endpoints.ts'
import { fieldsOf, statusOf } from '../../../lib/api-problem.ts'
import { showToast } from '../../../ui/toasts.ts'

interface Draft {
  readonly text: string
  /** The version on which it is written. */
  readonly version: number
}

/** The next version of a page while it is written: kept until it is saved or discarded, whatever others do. */
export function usePageEditor(page: SitePageView, onAskAgain: () => Promise<SitePageView | undefined>) {
  const [draft, setDraft] = useState<Draft>()
  const [what, setWhat] = useState('')
  const [isTried, setTried] = useState(false)
  const [send, { isLoading, error, reset }] = sitePagesApi.useChangeSitePageMutation()
  const { text, version } = draft ?? page
  const hindrances: Readonly<Record<string, string>> = hindrancesOfSitePage({ text, what })
  const discard = () => {
    setDraft(undefined)
    setWhat('')
    setTried(false)
    reset()
  }
  return {
    text,
    what,
    isChanged: text !== page.text,
    /** Somebody else wrote a version since this one was begun. */
    isLate: statusOf(error) === 409,
    isSaving: isLoading,
    error,
    wrong: { ...(isTried ? hindrances : {}), ...fieldsOf(error) },
    write: (written: string) => setDraft({ text: written, version }),
    say: setWhat,
    discard,
    /** From here on it is written on what the others wrote. */
    takeUp: async () => {
      const theirs = await onAskAgain()
      if (theirs !== undefined) {
        setDraft({ text, version: theirs.version })
        reset()
      }
    },
    save: async () => {
      setTried(true)
      if (Object.keys(hindrances).length > 0) {
        return
      }
      const answer = await send({ slug: page.slug, version, text, what })
      if (answer.error === undefined) {
        await onAskAgain()
        discard()
        showToast({ title: `Version ${answer.data.version} is in force` })
      }
    },
  }
}
