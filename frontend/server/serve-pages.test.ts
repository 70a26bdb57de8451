import express from 'express'
import request from 'supertest'
import type { AskApi } from './fetch-api.ts'
import type { FilledPage } from './page-source.ts'
import { servePages } from './serve-pages.ts'

it.each(['post', 'put', 'patch', 'delete', 'options'] as const)(
  'there is no page to %s, which is said in a sentence',
  async (method) => {
    const neverAsked = () => Promise.reject(new Error('nobody opens a page'))
    const pages = servePages({ openApi: () => neverAsked, publicUrl: 'https://deals.example' }, neverAsked)
    const { status, text, headers } = await request(express().use(pages))[method]('/category/pets')
    expect([status, text, headers['cache-control']]).toEqual([404, 'Page not found', 'no-store'])
  },
)

it.each([
  ['a program', 'application/json, */*;q=0.5', 'text/plain', /^You are reading too fast\. Try again in 17 seconds\.$/],
  ['a person', 'text/html, */*;q=0.8', 'text/html', /<p>You .+ in 17 seconds\.<\/p>.+<a href="">Try again<\/a>/s],
])('says to %s that asks too often for how long', async (...[, accept, type, said]) => {
  const tooOften = async () => new Response('', { status: 429, headers: { 'retry-after': '17' } })
  const drawn = async (ask: AskApi): Promise<FilledPage> => {
    await ask('/api/posts')
    return { status: 200, location: undefined, body: Buffer.of(), styleHashes: [], isForMember: false }
  }
  const pages = servePages({ openApi: () => tooOften, publicUrl: 'https://deals.example' }, async () => ({
    page: ({ ask }) => drawn(ask),
  }))
  const answer = await request(express().use(pages)).get('/').set('accept', accept)
  expect([answer.status, answer.headers['retry-after'], answer.type]).toEqual([429, '17', type])
  expect(answer.text).toMatch(said)
})
