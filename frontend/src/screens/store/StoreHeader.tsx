import styled from '@emotion/styled'
import { ExternalLink } from 'lucide-react'
import { counted, hostIn, pauseWords, type StoreDetails } from '@deals/events'
import { CreateAlertLink } from '../../features/deal-alerts/CreateAlertLink.tsx'
import { routes } from '../../lib/routes.ts'
import { useViewer } from '../../lib/viewer.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Anchor } from '../../ui/Anchor.tsx'
import { fingerRoom } from '../../ui/button-styles.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { StoreMark } from '../../ui/StoreMark.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { MuteButton } from '../shared/MuteButton.tsx'
import { PostHereLink } from '../shared/PostHereLink.tsx'
import { AskToRepresent } from './AskToRepresent.tsx'

const Root = styled.header`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: var(--s4);
  align-items: start;
  margin-bottom: var(--s5);
  @media (max-width: 767px) {
    grid-template-columns: auto minmax(0, 1fr);
    & > .ways {
      grid-column: 2;
    }
  }
  & .ways {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s2);
  }
  & .facts {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s1) var(--s4);
    color: var(--ink-2);
    font-size: var(--text-sm);
  }
  & .facts a {
    position: relative;
    ${fingerRoom}
    display: inline-flex;
    align-items: center;
    gap: var(--s1);
    color: var(--brand);
    font-weight: 600;
  }
`

/** What its posts tell about a store. */
function factsOf({ activeDeals, postedIn30Days, medianDiscount, expiredEarly, affiliateDisclosed }: StoreDetails) {
  return [
    counted(activeDeals, 'active deal'),
    ...(postedIn30Days === undefined ? [] : [`${postedIn30Days} posted in 30 days`]),
    ...(typeof medianDiscount === 'number' ? [`usually ${medianDiscount}% off`] : []),
    ...(typeof expiredEarly === 'number' && expiredEarly >= 0.005
      ? [`${Math.round(expiredEarly * 100)}% ended early`]
      : []),
    ...(affiliateDisclosed === true ? ['Affiliate link disclosed'] : []),
  ]
}

/** Who speaks for it, as staff verified. */
function Representatives({ names }: { readonly names: readonly string[] }) {
  return (
    <p className="facts">
      {names.map((name) => (
        <span key={name} css={{ display: 'inline-flex', alignItems: 'center', gap: 'var(--s2)' }}>
          <Tag tone="cool">Verified rep</Tag>
          <Anchor to={routes.user.to(name)}>{name}</Anchor>
        </span>
      ))}
    </p>
  )
}

/** Who a store is; its place while that is on its way. */
export function StoreHeader({ store }: { readonly store: StoreDetails | undefined }) {
  const isMember = useViewer() !== null
  if (store === undefined) {
    return (
      <Root aria-busy="true">
        <Skeleton width="3rem" height="3rem" radius="md" />
        <Skeleton width="14rem" height="2rem" />
      </Root>
    )
  }
  const { name, slug, url, iconUrl, description, pausedUntil, representatives } = store
  return (
    <Root>
      <StoreMark name={name} iconUrl={iconUrl} size="lg" />
      <div>
        <h1>{name}</h1>
        {description !== null && <p className="muted">{description}</p>}
        {typeof pausedUntil === 'string' && <Alert variant="warn">{pauseWords(pausedUntil)}</Alert>}
        <p className="facts">
          {factsOf(store).map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
          {url !== null && (
            <Anchor to={url} newTab>
              {hostIn(url) ?? url}
              <ExternalLink aria-hidden="true" />
            </Anchor>
          )}
        </p>
        {representatives.length > 0 && <Representatives names={representatives} />}
        <AskToRepresent store={store} />
      </div>
      <div className="ways">
        {typeof pausedUntil !== 'string' && <PostHereLink place={{ store: { slug, name } }} />}
        <CreateAlertLink prefill={{ stores: [slug] }} />
        {isMember && <MuteButton list="stores" value={slug} name={name} />}
      </div>
    </Root>
  )
}
