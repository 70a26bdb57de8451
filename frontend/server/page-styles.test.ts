import { CacheProvider, keyframes } from '@emotion/react'
import styled from '@emotion/styled'
import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server.edge'
import { GlobalStyle } from '../src/ui/GlobalStyle.tsx'
import { notedStyles, stylesFrom } from './page-styles.ts'
import { hashSource } from './style-hashes.ts'

// The build puts the address of the typeface here; tests have no build.
jest.mock('../src/ui/fonts.ts', () => ({ fontUrl: '/assets/figtree.woff2', fontFaces: '' }))

const turn = keyframes`to { rotate: 1turn; }`
const Turning = styled.i`
  animation: ${turn} 1s;
`
const Box = styled.div`
  & i {
    color: red;
  }
`
const Still = styled.i`
  color: green;
`

const notes = notedStyles()
const stylesOf = stylesFrom(notes)
const tagsOf = (content: ReactNode) => {
  const page = createElement(CacheProvider, {
    value: notes,
    children: [createElement(GlobalStyle, { key: 0 }), content],
  })
  return stylesOf(renderToString(page)).map(({ tag }) => tag)
}

it('a page brings the styles of what stands on it and of nothing that other pages have', () => {
  const [global, turning] = tagsOf(createElement(Turning, { key: 1 }))
  expect(global).toContain('data-emotion="css-global ')
  expect(turning).toContain('@keyframes')
  const others = tagsOf(createElement(Still, { key: 1 }))
  expect(others).toHaveLength(2)
  expect(others.join('')).toContain('color:green')
  expect(others.join('')).not.toContain('@keyframes')
})

it('what stands within comes after what it stands in, whatever was drawn first', () => {
  tagsOf(createElement(Still, { key: 1 }))
  const [, own = ''] = tagsOf(createElement(Box, { key: 1 }, createElement(Still)))
  expect(own.indexOf('color:green')).toBeGreaterThan(own.indexOf('color:red'))
})

it('a policy can name each by the hash of its text', () => {
  const page = createElement(CacheProvider, { value: notes, children: createElement(Still) })
  for (const { tag, hash } of stylesOf(renderToString(page))) {
    expect(hash).toBe(hashSource(tag.replace(/<[^>]*>/g, '')))
  }
})
