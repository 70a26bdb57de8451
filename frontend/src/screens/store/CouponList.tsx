import styled from '@emotion/styled'
import { TicketPercent } from 'lucide-react'
import { counted, type StoreCoupon } from '@deals/events'
import { couponsApi } from '../../features/coupons/coupons.endpoints.ts'
import { CouponTried } from '../../features/coupons/CouponTried.tsx'
import { CouponCode } from '../../features/post-actions/CouponCode.tsx'
import { cardPrice } from '../../features/posts/price.ts'
import { routes } from '../../lib/routes.ts'
import { Anchor } from '../../ui/Anchor.tsx'
import { Card } from '../../ui/Card.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Loaded } from '../shared/Loaded.tsx'

const Rows = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 22rem), 1fr));
  gap: var(--s3);
  padding-top: var(--s4);
`

const Row = styled(Card)`
  gap: var(--s3);
  height: 100%;
  padding: var(--s4);
  & h2 {
    font-size: var(--text-md);
    letter-spacing: 0;
    overflow-wrap: anywhere;
  }
  & h2 a:hover {
    text-decoration: underline;
  }
`

/** Every code of a store's active deals, and what those say who tried them. */
export function CouponList({ slug }: { readonly slug: string }) {
  // What was said since is told by each row itself while it stands; whoever comes back reads it anew.
  const answer = couponsApi.useListCouponsQuery(slug, { refetchOnMountOrArgChange: true })
  return (
    <Loaded answer={answer} name="the coupons" height="20rem">
      {({ coupons, total }) =>
        coupons.length === 0 ? (
          <EmptyState icon={<TicketPercent />} text="No active deal of this store has a coupon code." />
        ) : (
          <>
            <Rows>
              {coupons.map((coupon) => (
                <CouponRow key={coupon.postId} coupon={coupon} />
              ))}
            </Rows>
            {total > coupons.length && (
              <p className="muted">{counted(total - coupons.length, 'more code')} on the pages of active deals.</p>
            )}
          </>
        )
      }
    </Loaded>
  )
}

function CouponRow({ coupon }: { readonly coupon: StoreCoupon }) {
  const { postId, title, code, words } = coupon
  const rule = cardPrice({ ...coupon, originalPrice: null }).text
  return (
    <li>
      <Row>
        <h2>
          <Anchor to={routes.post.to(postId)}>{title}</Anchor>
        </h2>
        {rule !== null && <p className="muted">{rule}</p>}
        <CouponTried postId={postId} code={code} words={words}>
          {(isDoubtful) => <CouponCode code={code} isDoubtful={isDoubtful} />}
        </CouponTried>
      </Row>
    </li>
  )
}
