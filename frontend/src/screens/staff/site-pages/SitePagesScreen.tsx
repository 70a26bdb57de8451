import { sitePageNamed, sitePages, sitePageWords, type SitePage, type SitePageView } from '@deals/events'
import { sitePagesApi } from '../../../features/site-pages/site-pages.endpoints.ts'
import { absoluteTime } from '../../../lib/relative-time.ts'
import { Anchor } from '../../../ui/Anchor.tsx'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { Loaded } from '../../shared/Loaded.tsx'
import { useParam } from '../../shared/use-param.ts'
import { WideTable } from '../../shared/WideTable.tsx'
import { StaffFrame } from '../StaffFrame.tsx'
import { StaffSection } from '../staff-styles.ts'
import { PageEditor } from './PageEditor.tsx'

const choices = sitePages.map((value) => ({ value, label: sitePageWords[value].title }))

/** What the site says about itself: written, looked at, and told apart by versions. */
export function SitePagesScreen() {
  const [named, choose] = useParam('page')
  const slug = chosenPage(named)
  const answer = sitePagesApi.useGetSitePageQuery(slug, { refetchOnMountOrArgChange: true })
  return (
    <StaffFrame
      part="pages"
      title="Pages of the site"
      beside={<SegmentedControl label="Page" value={slug} options={choices} onChange={choose} />}
    >
      {/* The page before stays out of sight: a text must never stand under the name of another one. */}
      <Loaded answer={{ ...answer, data: answer.currentData }} name="the page" height="50rem">
        {(page) => (
          <>
            <PageEditor key={slug} page={page} onAskAgain={async () => (await answer.refetch()).data} />
            <Versions page={page} />
          </>
        )}
      </Loaded>
    </StaffFrame>
  )
}

const columns = [{ title: 'Version' }, { title: 'Time (UTC)' }, { title: 'What changed' }, { title: 'By' }]

function Versions({ page: { slug, versions } }: { readonly page: SitePageView }) {
  return (
    <StaffSection aria-label="Versions" css={{ marginTop: 'var(--s8)' }}>
      <h2>Versions</h2>
      <WideTable label="Versions of the page" columns={columns}>
        {versions.map(({ version, changedAt, what, by }) => (
          <tr key={version}>
            <th scope="row">
              <Anchor
                to={`${sitePageWords[slug].path}?version=${version}`}
                css={{ color: 'var(--brand)', textDecoration: 'underline' }}
              >
                Version {version}
              </Anchor>
            </th>
            <td>{absoluteTime(changedAt)}</td>
            <td css={{ overflowWrap: 'anywhere' }}>{what ?? 'The text that the site began with'}</td>
            <td>{by}</td>
          </tr>
        ))}
      </WideTable>
    </StaffSection>
  )
}

/** The page that an address chooses; the first one where it chooses none. */
export const chosenPage = (named: string | null): SitePage => sitePageNamed(named ?? '') ?? 'privacy'
