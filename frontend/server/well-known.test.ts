import express from 'express'
import request from 'supertest'
import { leadPrograms } from './well-known.ts'

it.each([
  ['/.well-known/change-password', 302, '/account/settings/security'],
  ['/favicon.ico', 302, '/icon-192.png'],
  ['/.well-known/else', 404, undefined],
])('a program that looks for %s is answered %d, and led to %s', async (asked, status, place) => {
  const answer = await request(express().use(leadPrograms)).get(asked)
  expect([answer.status, answer.headers['location']]).toEqual([status, place])
})
