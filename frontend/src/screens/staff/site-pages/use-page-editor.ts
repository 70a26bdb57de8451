import { useState } from 'react'
import { hindrancesOfSitePage, type SitePageView } from '@deals/events'
import { sitePagesApi } from '../../../features/site-pages/site-pages.endpoints.ts'
import { fieldsOf, statusOf } from '../../../lib/api-problem.ts'
import { useKeptText } from '../../../lib/use-kept-text.ts'
import { showToast } from '../../../ui/toasts.ts'

interface Draft {
  readonly text: string
  /** The version on which it is written. */
  readonly version: number
}

/** As the tab keeps it: the version in the first line. Null where nothing is kept. */
function draftIn(kept: string): Draft | null {
  const end = kept.indexOf('\n')
  return end < 0 ? null : { version: Number(kept.slice(0, end)), text: kept.slice(end + 1) }
}

/** The next version of a page while it is written: kept until it is saved or discarded, whatever others do. */
export function usePageEditor(page: SitePageView, onAskAgain: () => Promise<SitePageView | undefined>) {
  const [kept, keep] = useKeptText(`page ${page.slug}`)
  const [what, setWhat] = useKeptText(`what changed in ${page.slug}`)
  const [isTried, setTried] = useState(false)
  const [send, { isLoading, error, reset }] = sitePagesApi.useChangeSitePageMutation()
  const { text, version } = draftIn(kept) ?? page
  // What stands there already is no draft: it would be one as soon as somebody else writes another version.
  const write = (draft: Draft) => keep(draft.text === page.text ? '' : `${draft.version}\n${draft.text}`)
  const hindrances: Readonly<Record<string, string>> = hindrancesOfSitePage({ text, what })
  const discard = () => {
    keep('')
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
    write: (written: string) => write({ text: written, version }),
    say: setWhat,
    discard,
    /** From here on it is written on what the others wrote. */
    takeUp: async () => {
      const theirs = await onAskAgain()
      if (theirs !== undefined) {
        write({ text, version: theirs.version })
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
