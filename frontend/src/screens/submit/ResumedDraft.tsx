import { useState } from 'react'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'

interface ResumedDraftProps {
  readonly setAside: () => Promise<string | undefined>
  readonly onBeginAnew: () => void
}

/** Says that the form holds what was typed before, which whoever wants to post something else has to get out of. */
export function ResumedDraft({ setAside, onBeginAnew }: ResumedDraftProps) {
  const [problem, setProblem] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const beginAnew = async () => {
    setIsBusy(true)
    const sentence = await setAside()
    setIsBusy(false)
    if (sentence === undefined) {
      onBeginAnew()
    } else {
      setProblem(sentence)
    }
  }
  return (
    <Alert title="You go on with a draft" {...(problem === undefined ? {} : { variant: 'destructive' })}>
      <p css={{ marginBottom: 'var(--s3)' }}>{problem ?? 'It stays in your profile while you write something else.'}</p>
      <Button size="sm" busy={isBusy} onClick={() => void beginAnew()}>
        Begin a new post
      </Button>
    </Alert>
  )
}
