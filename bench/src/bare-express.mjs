import express from 'express'

// The least that a start can cost: Express with one route, loaded as it comes.
const server = express()
  .get('/', (_request, response) => {
    response.send('<!doctype html><title>Hello</title>')
  })
  .listen(0, '127.0.0.1', () => process.stdout.write(`ready at http://127.0.0.1:${server.address().port}\n`))
