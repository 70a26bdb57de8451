import { routes } from '../../app/routes.ts'
import { Anchor } from '../../ui/Anchor.tsx'
import { TextPage } from './TextPage.tsx'

/** What the site knows about people. */
export function PrivacyPolicyScreen() {
  return (
    <TextPage
      title="Privacy Policy"
      lead="We keep what the site needs to work, tell you what that is, and sell none of it."
    >
      <h2>What we keep</h2>
      <ul>
        <li>
          Your account: username, e-mail if you gave one, and a fingerprint of your password that cannot be read back.
        </li>
        <li>What you write and do: posts, comments, votes, bookmarks, reports and settings.</li>
        <li>Your sessions, so that you can see and end them.</li>
      </ul>
      <h2>Cookies</h2>
      <p>
        One cookie keeps you signed in. A few small ones remember your theme, layout and currency, and for half a minute
        how far the site has come with what you just did. There are no cookies of advertisers and no trackers.
      </p>
      <h2>Who sees what</h2>
      <p>
        Your posts, comments and profile are public. Who voted for what, your bookmarks and your reports are not;
        moderators see reports without the names of those who sent them where that is enough.
      </p>
      <h2>Your rights</h2>
      <p>
        In your <Anchor to={routes.settings.to()}>settings</Anchor> you can take all of it with you as one file, and you
        can erase your account. Personal text is kept under a key of your own; erasing destroys that key, so the text
        can no longer be read anywhere, copies included.
      </p>
      <h2>Questions</h2>
      <p>
        Write to us under <Anchor to={routes.contact.to()}>Contact</Anchor>, topic Privacy.
      </p>
    </TextPage>
  )
}
