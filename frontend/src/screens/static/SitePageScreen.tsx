import styled from '@emotion/styled'
import { sitePageWords, type SitePage, type SitePageView } from '@deals/events'
import { sitePagesApi } from '../../features/site-pages/site-pages.endpoints.ts'
import { absoluteDay } from '../../lib/relative-time.ts'
import { Anchor } from '../../ui/Anchor.tsx'
import { Markdown } from '../../ui/Markdown.tsx'
import { Loaded } from '../shared/Loaded.tsx'
import { useParam } from '../shared/use-param.ts'
import { EarlierVersion } from './EarlierVersion.tsx'
import { InfoPage } from './InfoPage.tsx'

const Words = styled.article`
  max-width: 42rem;
  & > * + * {
    margin-top: var(--s4);
  }
  /* The page in one sentence. */
  & [data-muted] > p:first-child {
    color: var(--ink-2);
    font-size: var(--text-lg);
  }
`

const Versions = styled.section`
  && {
    margin-top: var(--s8);
    padding-top: var(--s5);
    border-top: 1px solid var(--line);
  }
  & > ol {
    display: grid;
    gap: var(--s2);
    margin-top: var(--s3);
    font-size: var(--text-sm);
  }
  & li > a {
    color: var(--brand);
    text-decoration: underline;
  }
`

/** What the site says about itself, in the version that holds or an earlier one. */
export function SitePageScreen({ slug }: { readonly slug: SitePage }) {
  const [asked] = useParam('version')
  const answer = sitePagesApi.useGetSitePageQuery(slug)
  return (
    <InfoPage>
      <Words>
        <h1>{sitePageWords[slug].title}</h1>
        <Loaded answer={answer} name="the page" height="40rem">
          {(page) => (
            <>
              {asked === null ? <InForce page={page} /> : <EarlierVersion slug={slug} version={asked} />}
              {page.versions.length > 1 && <VersionList page={page} shown={asked} />}
            </>
          )}
        </Loaded>
      </Words>
    </InfoPage>
  )
}

function InForce({ page: { version, changedAt, text } }: { readonly page: SitePageView }) {
  return (
    <>
      <p className="muted">
        Version {version}, changed on {absoluteDay(changedAt)}
      </p>
      <Markdown text={text} />
    </>
  )
}

function VersionList({
  page: { slug, versions },
  shown,
}: {
  readonly page: SitePageView
  readonly shown: string | null
}) {
  const { path } = sitePageWords[slug]
  return (
    <Versions aria-labelledby="versions">
      <h2 id="versions">Versions</h2>
      <ol>
        {versions.map(({ version, changedAt, what }) => (
          <li key={version}>
            {String(version) === shown ? (
              <strong>Version {version}</strong>
            ) : (
              <Anchor to={`${path}?version=${version}`}>Version {version}</Anchor>
            )}
            , {absoluteDay(changedAt)}
            {what !== null && `: ${what}`}
          </li>
        ))}
      </ol>
    </Versions>
  )
}
