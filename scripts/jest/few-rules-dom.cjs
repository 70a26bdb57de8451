// jsdom asks of each element whose style somebody wants to know of each of the 120 rules that a browser begins with, and
// again after each change of the document: a tenth of a test of a screen. Most are of other tags, which is told at once.
const selectors = require('jsdom/lib/jsdom/living/helpers/selectors.js')

const { matchesDontThrow } = selectors
if (typeof matchesDontThrow !== 'function') {
  throw new TypeError('Another version of jsdom compares rules in another place than few-rules-dom.cjs looks for.')
}

/** By selector: the tags of what it may match; null where that may be any. */
const known = new Map()

function tagsOf(selector) {
  // Animations and the like have none.
  if (typeof selector !== 'string') {
    return null
  }
  // Within brackets stands nothing that makes it match another tag.
  const plain = selector.replace(/\[[^\]]*\]|\([^)]*\)/g, '')
  const last = plain.split(',').map((one) =>
    one
      .trim()
      .split(/[\s>+~]+/)
      .at(-1),
  )
  const tags = last.map((one) => /^[a-z][\w-]*/i.exec(one)?.[0].toLowerCase())
  return tags.includes(undefined) ? null : new Set(tags)
}

function mayMatch({ localName }, selector) {
  if (!known.has(selector)) {
    known.set(selector, tagsOf(selector))
  }
  return known.get(selector)?.has(localName.toLowerCase()) !== false
}

selectors.matchesDontThrow = (element, selector) => mayMatch(element, selector) && matchesDontThrow(element, selector)

// After that: jsdom takes what stands there when it is loaded.
module.exports = require('jest-fixed-jsdom')
