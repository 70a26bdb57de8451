import styled from '@emotion/styled'
import { X } from 'lucide-react'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { downReasons, downReasonWords, namesLink, type DownReason } from '@deals/events'
import { fieldsOf, sentenceOf } from '../../lib/api-problem.ts'
import { submitting } from '../../lib/submitting.ts'
import { Button } from '../../ui/Button.tsx'
import { ChipButton } from '../../ui/Chip.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { explainingApi } from './explaining.endpoints.ts'

/** Over the page, so that nothing on it moves; above the votes where these stand at the lower edge of a phone. */
const Panel = styled.div`
  position: absolute;
  z-index: 5;
  top: calc(100% + var(--s2));
  right: 0;
  display: grid;
  gap: var(--s3);
  width: min(24rem, 100vw - 1.5rem);
  padding: var(--s3) var(--s4) var(--s4);
  border: 1px solid var(--line);
  border-radius: var(--r-lg);
  background: var(--surface);
  box-shadow: var(--shadow-2);
  font-size: var(--text-sm);
  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--s2);
  }
  & > div > p {
    flex: 1;
    font-weight: 650;
  }
  & > form {
    display: grid;
    gap: var(--s2);
    justify-items: start;
  }
  & > form > div {
    width: 100%;
  }
  @media (max-width: 767px) {
    top: auto;
    bottom: calc(100% + var(--s3));
  }
`

interface WhyDownProps {
  readonly postId: number
  readonly onClose: () => void
}

/** Tells the server why, and what came of it. */
function useExplaining(postId: number) {
  const [explain, { isLoading }] = explainingApi.useExplainDownvoteMutation()
  const [said, setSaid] = useState<DownReason>()
  const [problem, setProblem] = useState<string>()
  const say = async (reason: DownReason, link: string | null) => {
    const { data, error } = await explain({ id: postId, reason, link })
    setSaid(data?.reason ?? said)
    setProblem(data === undefined ? (fieldsOf(error)['link'] ?? sentenceOf(error)) : undefined)
  }
  return { say, said, problem, isLoading }
}

/** It lies over buttons: Escape takes it away, and a press on anything else where nothing is being written. */
function useLeaving(panel: RefObject<HTMLElement | null>, isWriting: boolean, onLeave: () => void) {
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') {
        onLeave()
      }
    }
    const onPress = ({ target }: PointerEvent) => {
      if (!isWriting && target instanceof Node && panel.current?.contains(target) === false) {
        onLeave()
      }
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onPress)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onPress)
    }
  }, [panel, isWriting, onLeave])
}

/** Why a deal was voted down, for those who want to say so. */
export function WhyDown({ postId, onClose }: WhyDownProps) {
  const { say, said, problem, isLoading } = useExplaining(postId)
  const [chosen, setChosen] = useState<DownReason>()
  const asksLink = chosen !== undefined && namesLink(chosen)
  const panel = useRef<HTMLDivElement>(null)
  useLeaving(panel, asksLink && said !== chosen, onClose)
  return (
    <Panel ref={panel} role="group" aria-label="Why did you vote it down?">
      <div>
        <p>Why? You need not say.</p>
        <IconButton aria-label="Close" onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
      <div>
        {downReasons.map((reason) => (
          <ChipButton
            key={reason}
            pressed={reason === chosen}
            onClick={() => {
              setChosen(reason)
              if (!namesLink(reason)) {
                void say(reason, null)
              }
            }}
          >
            {downReasonWords[reason]}
          </ChipButton>
        ))}
      </div>
      {asksLink && <Where isLoading={isLoading} problem={problem} onSend={(link) => void say(chosen, link)} />}
      <p role="status" className="muted">
        {said !== undefined && said === chosen ? 'Thank you, that helps others.' : asksLink ? '' : problem}
      </p>
    </Panel>
  )
}

interface WhereProps {
  readonly isLoading: boolean
  readonly problem: string | undefined
  readonly onSend: (link: string) => void
}

/** The address of what is cheaper. */
function Where({ isLoading, problem, onSend }: WhereProps) {
  const [link, setLink] = useState('')
  return (
    <form noValidate onSubmit={submitting(() => onSend(link.trim()))}>
      <TextField
        label="Where?"
        type="url"
        inputMode="url"
        placeholder="https://"
        value={link}
        error={problem}
        onChange={(event) => setLink(event.target.value)}
      />
      <Button type="submit" size="sm" busy={isLoading} disabled={link.trim() === ''}>
        Send
      </Button>
    </form>
  )
}
