import { useLocalText } from '../../lib/use-local-text.ts'
import { Button } from '../../ui/Button.tsx'
import { Box } from '../../ui/Card.tsx'

/** Raised when the rules change, so that everybody sees them once more. */
const version = '1'

const rules = [
  'One product per post, at the price after all discounts.',
  'No referral, affiliate or shortened links.',
  'Say so if you work for the store or are paid by it.',
  'Search first: somebody may have posted it already.',
  'No private sales and no personal offers.',
]

/** The rules of posting; folded away once read. */
export function Guidelines() {
  const [read, keepRead] = useLocalText('guidelines-read')
  const isOpen = read !== version
  const toggle = () => {
    keepRead(isOpen ? version : null)
  }
  return (
    <Box aria-label="Guidelines">
      <div css={{ display: 'flex', alignItems: 'center', gap: 'var(--s3)' }}>
        <h2 css={{ flex: 1, fontSize: 'var(--text-lg)' }}>Guidelines</h2>
        <Button size="sm" variant="quiet" aria-expanded={isOpen} aria-controls="guidelines" onClick={toggle}>
          {isOpen ? 'Got it' : 'Show'}
        </Button>
      </div>
      <ul
        id="guidelines"
        hidden={!isOpen}
        css={{ listStyle: 'disc', paddingLeft: 'var(--s5)', marginTop: 'var(--s2)', fontSize: 'var(--text-sm)' }}
      >
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </Box>
  )
}
