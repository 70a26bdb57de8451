import express from 'express'
import request from 'supertest'
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
