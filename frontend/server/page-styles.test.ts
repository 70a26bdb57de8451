import { CacheProvider, keyframes } from '@emotion/react'
import styled from '@emotion/styled'
import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server.edge'
import { pieceOf } from './page-pieces.ts'
import { notedStyles, stylesFrom, hashSource } from './page-styles.ts'

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
const styleOf = (content: ReactNode) =>
  stylesOf([pieceOf(renderToString(createElement(CacheProvider, { value: notes, children: content })))])
const textOf = (content: ReactNode) => styleOf(content).tag.toString()

it('a page brings the styles of what stands on it and of nothing that other pages have', () => {
  expect(textOf(createElement(Turning))).toContain('@keyframes')
  const tag = textOf(createElement(Still))
  expect(tag).toContain('color:green')
  expect(tag).not.toContain('@keyframes')
})

it('what stands within comes after what it stands in, whatever was drawn first', () => {
  styleOf(createElement(Still))
  const tag = textOf(createElement(Box, null, createElement(Still)))
  expect(tag.indexOf('color:green')).toBeGreaterThan(tag.indexOf('color:red'))
})

it('a policy can name them by the hash of their text', () => {
  const { tag, hash } = styleOf(createElement(Still))
  expect(hash).toBe(hashSource(tag.toString().replace(/<[^>]*>/g, '')))
})
