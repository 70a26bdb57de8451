import { useState } from 'react'
import { categories } from '@deals/events'
import { toggled } from '../../features/posts/feed-filters.ts'
import { Button } from '../../ui/Button.tsx'
import { ChipButton } from '../../ui/Chip.tsx'
import { ChipRow } from '../shared/ChipRow.tsx'
import { PageIntro } from '../shared/PageIntro.tsx'
import { useParam } from '../shared/use-param.ts'
import { fewestCategories } from './for-you-categories.ts'

/** Asks a member whom the site does not know yet what to begin with. */
export function CategoryPicker() {
  const [, choose] = useParam('categories')
  const [chosen, setChosen] = useState<readonly string[]>([])
  const missing = Math.max(0, fewestCategories - chosen.length)
  return (
    <>
      <PageIntro
        title="For You"
        text="What are you looking for? Choose at least three, and the rest we learn as you go."
      />
      <ChipRow role="group" aria-label="Categories" css={{ '@media (max-width: 767px)': { flexWrap: 'wrap' } }}>
        {categories.map(({ name, slug }) => (
          <ChipButton
            key={slug}
            pressed={chosen.includes(slug)}
            onClick={() => {
              setChosen(toggled(chosen, slug))
            }}
          >
            {name}
          </ChipButton>
        ))}
      </ChipRow>
      <Button
        variant="primary"
        disabled={missing > 0}
        onClick={() => {
          choose(chosen.join(','))
        }}
      >
        {missing === 0 ? 'Show deals' : `Choose ${missing} more`}
      </Button>
    </>
  )
}
