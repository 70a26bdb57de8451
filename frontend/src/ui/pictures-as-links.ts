import type { Element, ElementContent, Root } from 'hast'

const here = 'https://here.invalid'

/** Whether an address of the web leads away from this site, in whatever way it is written. */
export function isElsewhere(address: string): boolean {
  const url = URL.canParse(address, here) ? new URL(address, here) : null
  return url !== null && /^https?:$/.test(url.protocol) && url.origin !== here
}

const altOf = ({ properties }: Element): string => {
  const { alt } = properties
  return typeof alt === 'string' && alt !== '' ? alt : 'Image'
}

function replaced(node: ElementContent, isInLink: boolean): ElementContent {
  if (node.type !== 'element') {
    return node
  }
  const { src } = node.properties
  if (node.tagName === 'img' && typeof src === 'string' && isElsewhere(src)) {
    const text: ElementContent = { type: 'text', value: altOf(node) }
    // A link within a link is none; the outer one says where it leads.
    return isInLink ? text : { type: 'element', tagName: 'a', properties: { href: src }, children: [text] }
  }
  const isLink = isInLink || node.tagName === 'a'
  return { ...node, children: node.children.map((child) => replaced(child, isLink)) }
}

/** Pictures on other hosts become links: looking at a page must not tell strangers who looks. */
export function picturesAsLinks() {
  return (root: Root): Root => ({
    ...root,
    children: root.children.map((node) => (node.type === 'element' ? replaced(node, false) : node)),
  })
}
