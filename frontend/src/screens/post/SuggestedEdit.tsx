import type { SuggestionView } from '@deals/events'
import { suggestingApi } from '../../features/posts/suggesting.endpoints.ts'
import { useViewer } from '../../lib/viewer.ts'
import { Button } from '../../ui/Button.tsx'
import { Box } from '../../ui/Card.tsx'
import { SuggestionSheet } from '../shared/SuggestionSheet.tsx'
import { answeredWords, decisionButton } from '../shared/suggestion-words.ts'
import { tellOutcome } from '../shared/tell-outcome.ts'

/** An edit that somebody suggests, and the answers that its reader may give. */
export function SuggestedEdit({ suggestion }: { readonly suggestion: SuggestionView }) {
  const { id: suggestionId, postId, poster, username, may, isApplied } = suggestion
  const isOwn = useViewer()?.username === poster
  const [answer, { isLoading }] = suggestingApi.useAnswerSuggestionMutation()
  const send = async (decision: (typeof may)[number]) => {
    const { error, data } = await answer({ id: postId, suggestionId, decision })
    tellOutcome(error, answeredWords(data?.state ?? 'open', suggestion))
  }
  return (
    <Box>
      <h2>{isApplied ? `Edited while ${isOwn ? 'you were' : 'the poster was'} away` : 'Suggested edit'}</h2>
      <SuggestionSheet suggestion={suggestion} />
      {may.length > 0 && (
        <div
          role="group"
          aria-label={`Answer ${username}`}
          css={{ display: 'flex', gap: 'var(--s2)', marginTop: 'var(--s4)' }}
        >
          {may.map((decision) => {
            const { label, variant } = decisionButton(decision, suggestion)
            return (
              <Button
                key={decision}
                {...(variant === undefined ? {} : { variant })}
                disabled={isLoading}
                onClick={() => void send(decision)}
              >
                {label}
              </Button>
            )
          })}
        </div>
      )}
    </Box>
  )
}
