import { sitePageWords, type SitePage } from '@deals/events'
import { TextChange } from '../../features/history/TextChange.tsx'
import { sitePagesApi } from '../../features/site-pages/site-pages.endpoints.ts'
import { statusOf } from '../../lib/api-problem.ts'
import { absoluteDay } from '../../lib/relative-time.ts'
import { Anchor } from '../../ui/Anchor.tsx'
import { Markdown } from '../../ui/Markdown.tsx'
import { Loaded } from '../shared/Loaded.tsx'

interface EarlierVersionProps {
  readonly slug: SitePage
  /** As the address has it. */
  readonly version: string
}

/** One version of a page: what changed in it, and all that it said. */
export function EarlierVersion({ slug, version }: EarlierVersionProps) {
  const answer = sitePagesApi.useGetSitePageVersionQuery({ slug, version })
  const back = (
    <Anchor to={sitePageWords[slug].path} css={{ color: 'var(--brand)', textDecoration: 'underline' }}>
      Read the version in force
    </Anchor>
  )
  if (statusOf(answer.error) === 404) {
    return (
      <p>
        There is no version {version} of this page. {back}
      </p>
    )
  }
  return (
    <Loaded answer={answer} name="the version" height="30rem">
      {({ version: nr, changedAt, what, text, before }) => (
        <>
          <p className="muted">
            Version {nr} of {absoluteDay(changedAt)}. {back}
          </p>
          {before !== null && (
            <section
              aria-labelledby="changed"
              css={{ '& > * + *': { marginTop: 'var(--s2)' }, '& > h2:last-child': { marginTop: 'var(--s6)' } }}
            >
              <h2 id="changed">What changed</h2>
              <p>{what}</p>
              <TextChange before={before} after={text} />
              <h2>The whole text</h2>
            </section>
          )}
          <Markdown text={text} />
        </>
      )}
    </Loaded>
  )
}
