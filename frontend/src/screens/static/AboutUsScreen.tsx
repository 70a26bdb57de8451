import { routes } from '../../app/routes.ts'
import { Anchor } from '../../ui/Anchor.tsx'
import { TextPage } from './TextPage.tsx'

/** What the site is and how it decides. */
export function AboutUsScreen() {
  return (
    <TextPage title="About us" lead="Dealstream is a place where people show each other what is worth its price.">
      <h2>How it works</h2>
      <p>
        Members post deals, sales and questions. Others vote, comment and say whether a deal still holds. The newest and
        best liked stand on top of the <Anchor to={routes.home.to()}>home page</Anchor>.
      </p>
      <h2>What you can trust</h2>
      <ul>
        <li>Nobody can buy a place in the feed. The order comes from votes, time and price alone.</li>
        <li>Every post keeps its history: what was changed, when, and in which role.</li>
        <li>Whoever works for a store must say so, and does not vote on its deals.</li>
        <li>The score of a deal is an estimate from price, features, brand and support. Votes do not enter it.</li>
      </ul>
      <h2>Who decides</h2>
      <p>
        Moderators look at what members report and say why they act. If you think they were wrong, write to us under{' '}
        <Anchor to={routes.contact.to()}>Contact</Anchor>, topic Appeal.
      </p>
    </TextPage>
  )
}
