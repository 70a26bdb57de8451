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
    /** The box itself, or the room around it that belongs to it. */
    const sizeOf = (element: Element) => {
      const { width, height } = element.getBoundingClientRect()
      const rooms = ['::before', '::after']
        .map((name) => getComputedStyle(element, name))
        .filter(({ content, position }) => content !== 'none' && position === 'absolute')
      return [
        Math.max(width, ...rooms.map((room) => parseFloat(room.width) || 0)),
        Math.max(height, ...rooms.map((room) => parseFloat(room.height) || 0)),
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
    // The name of a store on a card takes nothing of the title below it, which leads elsewhere.
    const found = [...document.querySelectorAll('a[href], button, select, textarea, input:not([type="hidden"])')]
      .filter((element) => !isUnseen(element) && !isInText(element) && element.closest('.shop') === null)
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
