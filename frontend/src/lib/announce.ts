const regionId = 'announcer'

/** Out of sight, yet read aloud; `display: none` would silence it. */
const hidden =
  'position:absolute;width:1px;height:1px;margin:-1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap'

function regionOf(page: Document): HTMLElement {
  const existing = page.getElementById(regionId)
  if (existing !== null) {
    return existing
  }
  const region = page.createElement('div')
  region.id = regionId
  region.setAttribute('aria-live', 'polite')
  region.style.cssText = hidden
  page.body.append(region)
  return region
}

/** Says a sentence to people who listen to the page, after what is being read. Only for the browser. */
export function announce(sentence: string): void {
  const region = regionOf(document)
  // A region that already says these words would stay silent, so a repeated sentence differs by a blank.
  region.textContent = region.textContent === sentence ? `${sentence}\u00a0` : sentence
}
