import { Check, Copy } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { alertFeedApi } from '../../features/deal-alerts/alert-feed.endpoints.ts'
import { useCopied } from '../../features/post-actions/use-copied.ts'
import { sentenceOf } from '../../lib/api-problem.ts'
import { utcTime } from '../../lib/relative-time.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { linkCopied } from '../../ui/copy-text.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { SettingsBox } from '../settings/SettingsBox.tsx'

/** The address at which a feed reader finds what alerts found; its secret is shown once. */
export function AlertFeedBox() {
  const { data, isError, refetch } = alertFeedApi.useGetAlertFeedQuery()
  return (
    <SettingsBox title="Feed of your matches">
      <p className="muted">
        An address of your own at which a feed reader (RSS) finds what your alerts found, with price, store and status.
        Whoever has it can read that, and nothing else. Signing out leaves it; closing your account ends it.
      </p>
      {data === undefined && isError && (
        <ErrorState text="The feed could not be loaded." onRetry={() => void refetch()} />
      )}
      {data === undefined ? !isError && <Skeleton height="2.75rem" /> : <FeedAddress madeAt={data.madeAt} />}
    </SettingsBox>
  )
}

type Asking = 'nothing' | 'renew' | 'drop'

function FeedAddress({ madeAt }: { readonly madeAt: string | null }) {
  const [renew, making] = alertFeedApi.useRenewAlertFeedMutation()
  const [drop, dropping] = alertFeedApi.useDropAlertFeedMutation()
  const [asking, setAsking] = useState<Asking>('nothing')
  const close = () => setAsking('nothing')
  const make = () => void renew().then(close)
  const takeBack = () => {
    making.reset()
    void drop().then(close)
  }
  const error = making.error ?? dropping.error
  return (
    <>
      {madeAt === null ? (
        <Row>
          <Button busy={making.isLoading} onClick={make}>
            Make an address
          </Button>
        </Row>
      ) : (
        <>
          {making.data === undefined ? (
            <p>Made on {utcTime(madeAt)}.</p>
          ) : (
            <NewAddress address={`${window.location.origin}${making.data.path}`} />
          )}
          <Row>
            <Button onClick={() => setAsking('renew')}>Make a new address</Button>
            <Button variant="danger" onClick={() => setAsking('drop')}>
              Take it back
            </Button>
          </Row>
        </>
      )}
      {error !== undefined && <Alert variant="destructive">{sentenceOf(error)}</Alert>}
      <ConfirmDialog
        title={asking === 'drop' ? 'Take the address back?' : 'Make a new address?'}
        description="Feed readers that have the address now find nothing there any more."
        confirmLabel={asking === 'drop' ? 'Take it back' : 'Make a new one'}
        destructive={asking === 'drop'}
        busy={making.isLoading || dropping.isLoading}
        open={asking !== 'nothing'}
        onOpenChange={close}
        onConfirm={asking === 'drop' ? takeBack : make}
      />
    </>
  )
}

const Row = ({ children }: { readonly children: ReactNode }) => (
  <div css={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--s3)' }}>{children}</div>
)

function NewAddress({ address }: { readonly address: string }) {
  const [isCopied, copy] = useCopied(linkCopied)
  return (
    <>
      <TextField
        label="Address of your feed"
        help="It is shown this once: give it to your feed reader now."
        readOnly
        value={address}
        onFocus={({ target }) => target.select()}
      />
      <Row>
        <Button variant="primary" onClick={() => void copy(address)}>
          {isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
          {isCopied ? 'Copied' : 'Copy address'}
        </Button>
      </Row>
    </>
  )
}
