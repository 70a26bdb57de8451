import styled from '@emotion/styled'
import { CircleCheck, CircleSlash } from 'lucide-react'
import { useState } from 'react'
import { counted, type PostDetails } from '@deals/events'
import { sentenceOf } from '../../lib/api-problem.ts'
import { useNow } from '../../lib/clock.slice.ts'
import { useKeptPart } from '../../lib/kept-part.ts'
import { relativeTime } from '../../lib/relative-time.ts'
import { serverPages } from '../../lib/routes.ts'
import { useViewer } from '../../lib/viewer.ts'
import { Button } from '../../ui/Button.tsx'
import { askToSignIn } from '../../ui/ask-to-sign-in.ts'
import { showToast } from '../../ui/toasts.ts'
import { postActionsApi } from './post-actions.endpoints.ts'

type Meter = PostDetails['meter']

const Root = styled.section`
  display: grid;
  gap: var(--s2);
  font-size: var(--text-sm);
  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--s2);
  }
  & > p {
    color: var(--ink-2);
  }
`

const ask = 'Did you see it just now? Tell the others.'

/** What readers said of the deal lately, in one sentence; what was said long ago says little. */
export function meterSentence({ confirmed, denied, lastConfirmedAt, mayBeOver }: Meter, now: number): string {
  if (mayBeOver) {
    return `${denied === 1 ? '1 member says' : `${denied} members say`} this may be over.`
  }
  const last = lastConfirmedAt === null ? '' : relativeTime(lastConfirmedAt, now)
  if (confirmed === 0) {
    return last === '' ? ask : `Last confirmed ${last}. ${ask}`
  }
  return `Confirmed available by ${counted(confirmed, 'person', 'people')}${last === '' ? '' : `, last ${last}`}.`
}

interface AvailabilityMeterProps {
  readonly postId: number
  readonly meter: Meter
}

/** Whether the deal is still there, as readers say, and two buttons to say it. */
export function AvailabilityMeter(props: AvailabilityMeterProps) {
  return <Root aria-label="Availability" {...useKeptPart('availability', Asking, props)} />
}

function Asking({ postId, meter }: AvailabilityMeterProps) {
  const now = useNow()
  const viewer = useViewer()
  const [tell, { isLoading }] = postActionsApi.useTellAvailabilityMutation()
  const [said, setSaid] = useState<{ readonly available: boolean; readonly meter: Meter }>()
  const say = async (available: boolean) => {
    if (viewer === null) {
      askToSignIn('say whether a deal is available', serverPages.login)
      return
    }
    const { data, error } = await tell({ id: postId, available })
    if (data === undefined) {
      showToast({ title: 'Error', description: sentenceOf(error), variant: 'destructive' })
    } else {
      setSaid({ available, meter: data ?? meter })
    }
  }
  return (
    <>
      <p aria-live="polite">{meterSentence(said?.meter ?? meter, now)}</p>
      <div>
        <Button size="sm" aria-pressed={said?.available === true} disabled={isLoading} onClick={() => void say(true)}>
          <CircleCheck aria-hidden="true" />
          Still available
        </Button>
        <Button size="sm" aria-pressed={said?.available === false} disabled={isLoading} onClick={() => void say(false)}>
          <CircleSlash aria-hidden="true" />
          It&apos;s over
        </Button>
      </div>
      <p>Out of stock for a while, at a price that stands, is not over.</p>
    </>
  )
}
