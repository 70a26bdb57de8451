import type { Page } from 'playwright-core'

/** What fingers can press on the page and is smaller than 44 px or than its words in a row, as "width x height name"; links in running text may be. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const least = 43.5
    const isWord = ({ nodeType, textContent }: Node) => nodeType === Node.TEXT_NODE && /\w{2}/.test(textContent ?? '')
    const isInText = (element: Element) => [...(element.parentElement?.childNodes ?? [])].some(isWord)
    const isUnseen = (element: Element) =>
      !element.checkVisibility({ visibilityProperty: true }) ||
      getComputedStyle(element).clipPath === 'inset(50%)' ||
      element.getBoundingClientRect().right < 0
    /** The box itself, or the room around it that belongs to it. A card cuts off what reaches beyond it. */
    const sizeOf = (element: Element) => {
      const { width, height, top } = element.getBoundingClientRect()
      const rooms = ['::before', '::after']
        .map((name) => getComputedStyle(element, name))
        .filter(({ content, position }) => content !== 'none' && position === 'absolute')
      const card = element.closest('article')
      const isCut = card !== null && getComputedStyle(card).overflowY === 'hidden'
      const seen = isCut ? card.getBoundingClientRect() : { top: -Infinity, bottom: Infinity }
      const heightOf = (room: CSSStyleDeclaration) => {
        const from = top + (parseFloat(room.top) || 0)
        return Math.min(from + (parseFloat(room.height) || 0), seen.bottom) - Math.max(from, seen.top)
      }
      return [
        Math.max(width, ...rooms.map((room) => parseFloat(room.width) || 0)),
        Math.max(height, ...rooms.map(heightOf)),
      ] as const
    }
    /** How wide what stands in it is: where that is more, it lies over what is beside it. */
    const wordsOf = (element: Element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return range.getBoundingClientRect().width
    }
    /** A box is ticked by its words too. */
    const pressed = (element: Element) => (element.matches('input') && element.closest('label')) || element
    const found = [...document.querySelectorAll('a[href], button, select, textarea, input:not([type="hidden"])')]
      .filter((element) => !isUnseen(element) && !isInText(element))
      .map(pressed)
    return found.flatMap((element) => {
      const [width, height] = sizeOf(element)
      const name = element.getAttribute('aria-label') ?? element.textContent.trim()
      const isInRow = element.matches('nav a, [role="tab"]')
      const isSmall = Math.min(width, height) < least || (isInRow && wordsOf(element) > width + 1)
      return width > 0 && isSmall ? [`${width} x ${height} ${name.slice(0, 40)}`] : []
    })
  })
}
