import { z } from 'zod'
import { call } from '../platform/http-call.ts'

/** What command-api answers about pictures. */
export const imageCalls = {
  uploadImage: call('POST /api/images', {
    about:
      'Uploads a picture for a post; as `icon` one for a store, of 512 KB at most, as `avatar` one of the member, of 2 MB at most.',
    who: 'members',
    bodies: ['multipart'],
    body: z.looseObject({}).meta({ maxProperties: 100 }),
    answers: z.object({ imageUrl: z.string(), width: z.number(), height: z.number() }),
    creates: true,
  }),
}
