import { KeyRound, Smartphone } from 'lucide-react'
import { useState } from 'react'
import type { FactorView } from '@deals/events'
import { Button } from '../../ui/Button.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { TimeAgo } from '../shared/TimeAgo.tsx'
import { tellOutcome } from '../shared/tell-outcome.ts'
import { AuthenticatorDialog } from './AuthenticatorDialog.tsx'
import { PasskeyDialog } from './PasskeyDialog.tsx'
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx'
import { RenameDialog } from './RenameDialog.tsx'
import { securityApi } from './security.endpoints.ts'
import { SettingsBox } from './SettingsBox.tsx'
import { isProofNeeded, useProof } from './use-proof.tsx'

type Adding = 'authenticator' | 'passkey' | null

/** What is shown beside or instead of the password. */
export function FactorsBox() {
  const { data, isError, refetch } = securityApi.useGetSecurityQuery()
  const [adding, setAdding] = useState<Adding>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const added = (told: readonly string[] | null) => {
    setAdding(null)
    setCodes(told)
  }
  if (isError) {
    return <ErrorState text="Your ways to sign in could not be loaded." onRetry={() => void refetch()} />
  }
  return (
    <SettingsBox title="Two-step sign-in and passkeys">
      <p className="muted">
        With an authenticator, signing in asks for a code besides the password. A passkey of your device replaces both.
      </p>
      {data === undefined ? (
        <Skeleton height="3rem" radius="md" />
      ) : (
        data.factors.length > 0 && (
          <ul css={{ display: 'grid', gap: 'var(--s3)' }}>
            {data.factors.map((factor) => (
              <FactorLine key={factor.id} factor={factor} />
            ))}
          </ul>
        )
      )}
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--s3)' }}>
        <Button onClick={() => setAdding('authenticator')}>
          <Smartphone aria-hidden="true" />
          Add authenticator
        </Button>
        <Button onClick={() => setAdding('passkey')}>
          <KeyRound aria-hidden="true" />
          Add passkey
        </Button>
      </div>
      {data !== undefined && data.factors.length > 0 && (
        <CodesLine left={data.recoveryCodesLeft} onCodes={(told) => setCodes(told)} />
      )}
      {adding === 'authenticator' && <AuthenticatorDialog onAdded={added} onClose={() => setAdding(null)} />}
      {adding === 'passkey' && <PasskeyDialog onAdded={added} onClose={() => setAdding(null)} />}
      {codes !== null && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} />}
    </SettingsBox>
  )
}

function FactorLine({ factor: { id, kind, name, addedAt, lastUsedAt } }: { readonly factor: FactorView }) {
  const [isRenaming, setIsRenaming] = useState(false)
  const [remove, { isLoading }] = securityApi.useRemoveFactorMutation()
  const { run, dialog } = useProof()
  const take = async () => {
    const answer = await run(() => remove(id))
    if (answer) {
      tellOutcome(undefined, `${name} was removed`)
    }
  }
  const Icon = kind === 'totp' ? Smartphone : KeyRound
  return (
    <li css={{ display: 'flex', alignItems: 'center', gap: 'var(--s3)', fontSize: 'var(--text-sm)' }}>
      <Icon aria-hidden="true" />
      <span css={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {name}
        <br />
        <span className="muted">
          {lastUsedAt === null ? 'Added ' : 'Last used '}
          <TimeAgo time={lastUsedAt ?? addedAt} />
        </span>
      </span>
      <Button size="sm" variant="quiet" aria-label={`Rename ${name}`} onClick={() => setIsRenaming(true)}>
        Rename
      </Button>
      <Button size="sm" busy={isLoading} aria-label={`Remove ${name}`} onClick={() => void take()}>
        Remove
      </Button>
      {isRenaming && <RenameDialog id={id} name={name} onClose={() => setIsRenaming(false)} />}
      {dialog}
    </li>
  )
}

interface CodesLineProps {
  readonly left: number
  readonly onCodes: (codes: readonly string[] | null) => void
}

function CodesLine({ left, onCodes }: CodesLineProps) {
  const [renew, { isLoading }] = securityApi.useRenewCodesMutation()
  const { run, dialog } = useProof()
  const make = () =>
    run(async () => {
      const answer = await renew()
      if (answer.error === undefined) {
        onCodes(answer.data.recoveryCodes)
      } else if (!isProofNeeded(answer.error)) {
        tellOutcome(answer.error, '')
      }
      return answer
    })
  return (
    <div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 'var(--s2) var(--s3)' }}>
      <span css={{ flex: 1, fontSize: 'var(--text-sm)' }}>
        {left === 1 ? 'One recovery code is left.' : `${left} recovery codes are left.`}
      </span>
      <Button size="sm" busy={isLoading} onClick={() => void make()}>
        Make new codes
      </Button>
      {dialog}
    </div>
  )
}
