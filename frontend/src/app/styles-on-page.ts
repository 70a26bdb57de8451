import createCache from '@emotion/cache'
import type { EmotionCache } from '@emotion/react'

/** Where the element of a page's styles says which they are. */
export const namesAttribute = 'data-styles'

/**
 * Where the browser notes styles, beginning with those that stand on the page. Told of them in its own way, Emotion would
 * move their element to another place, upon which browsers work out every style and lay out every line anew.
 */
export function stylesOnPage(page: Document, nonce: string | undefined): EmotionCache {
  const cache = createCache({ key: 'css', ...(nonce === undefined ? {} : { nonce }) })
  const names = page.querySelector(`style[${namesAttribute}]`)?.getAttribute(namesAttribute) ?? ''
  for (const name of names.split(' ')) {
    cache.inserted[name] = true
  }
  return cache
}
