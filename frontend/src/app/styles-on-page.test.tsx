import { CacheProvider } from '@emotion/react'
import styled from '@emotion/styled'
import { render } from '@testing-library/react'
import { namesAttribute, stylesOnPage } from './styles-on-page.ts'

const Green = styled.i`
  color: green;
`
const Red = styled.i`
  color: red;
`

const nameIn = (element: Element | null | undefined) => /css-(\w+)/.exec(element?.className ?? '')?.[1] ?? ''
const rulesBeside = (style: Element | undefined) =>
  [...document.querySelectorAll('style')]
    .filter((one) => one !== style)
    .flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText))
    .join('')

it('what the server wrote stays where it stands and is not written again', () => {
  const known = nameIn(render(<Green />).container.firstElementChild)
  document.head.innerHTML = `<style ${namesAttribute}="${known}">.css-${known}{color:green}</style><title>Deals</title>`
  const [style] = document.head.children
  const moved = new MutationObserver(() => undefined)
  moved.observe(document.head, { childList: true, attributes: true, subtree: true })
  const styles = stylesOnPage(document, undefined)
  expect(moved.takeRecords()).toEqual([])
  render(
    <CacheProvider value={styles}>
      <Green />
      <Red />
    </CacheProvider>,
  )
  expect(document.head.firstElementChild).toBe(style)
  expect(rulesBeside(style)).toContain('color: red')
  expect(rulesBeside(style)).not.toContain('color: green')
})
