import { routes } from '../../app/routes.ts'
import { Anchor } from '../../ui/Anchor.tsx'
import { TextPage } from './TextPage.tsx'

/** What people may expect of the site, and it of them. */
export function TermsOfServiceScreen() {
  return (
    <TextPage title="Terms of Service" lead="Be honest about deals and decent to people. The rest follows from that.">
      <h2>Posting</h2>
      <ul>
        <li>Post deals that you would take yourself, with the price that others will really pay.</li>
        <li>Say so if you work for the store, own it or are paid by it.</li>
        <li>Do not post the same deal twice, invite links that pay you, or anything unlawful.</li>
      </ul>
      <h2>Voting and commenting</h2>
      <ul>
        <li>One person, one account, one vote.</li>
        <li>Criticise deals, not people.</li>
      </ul>
      <h2>What moderators may do</h2>
      <p>
        Moderators may edit, hold back, expire or remove posts and comments, and may stop somebody from posting for a
        time. They give a reason, and what they do stays in the post’s history.
      </p>
      <h2>What we do not promise</h2>
      <p>
        Prices change and stock runs out. We show what members found; the contract is between you and the store. Scores
        are estimates.
      </p>
      <h2>Your words</h2>
      <p>
        What you write stays yours. You let the site show it. You can leave at any time; see the{' '}
        <Anchor to={routes.privacyPolicy.to()}>Privacy Policy</Anchor>.
      </p>
    </TextPage>
  )
}
