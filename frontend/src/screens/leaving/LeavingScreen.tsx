import { useSearchParams } from 'react-router-dom'
import { useViewer } from '../../lib/viewer.ts'
import { pageWithOneMessage } from '../shared/page-styles.ts'
import { ClosedAccount } from './ClosedAccount.tsx'
import { OpenAccount, WelcomeBack } from './WelcomeBack.tsx'

/** Where closing an account leads, and where signing in leads who had closed it: it says what holds now. */
export function LeavingScreen() {
  const viewer = useViewer()
  const [params] = useSearchParams()
  const next = params.get('next')
  return (
    <div className="wrap" css={pageWithOneMessage}>
      {viewer === null && <ClosedAccount until={params.get('until') ?? ''} keeps={params.get('posts') === 'keep'} />}
      {viewer !== null && next === null && <OpenAccount username={viewer.username} />}
      {viewer !== null && next !== null && <WelcomeBack username={viewer.username} next={next} />}
    </div>
  )
}
