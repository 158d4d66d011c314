import * as contract from '@zar/contract/office/content/media'
import { dropMedia, keepMedia, listMedia, mediaUrl, rewritePicture } from '../../content/index.ts'
import type { OfficeDeps } from '../deps.ts'
import { type OfficeRoute, serve } from '../operations/operation-route.ts'

/** Pictures uploaded, listed with where they are used, and deleted while they are not. */
export const mediaOperations = (deps: OfficeDeps): OfficeRoute[] => [
  serve(contract.listMedia, async (call) => ({
    data: {
      media: await listMedia(deps.db, call.now),
      actions: call.actions(['media.upload']),
    },
  })),
  serve(contract.uploadMedia, async (call) => {
    const { title, content } = call.input
    const picture = await rewritePicture(Buffer.from(content, 'base64'))
    const name = await deps.db.transaction().execute(async (tx) => {
      const kept = await keepMedia(tx, { title, picture, by: call.person.id })
      const { type, width, height } = picture
      const after = { title, type, width, height, bytes: picture.content.length }
      call.may({ object: objectOf(kept) })
      await call.note(tx, { object: objectOf(kept), after })
      return kept
    })
    return { data: { name, url: mediaUrl(name), bytes: picture.content.length } }
  }),
  serve(contract.dropMedia, async (call) => {
    const { name } = call.input
    const object = objectOf(name)
    call.may({ object })
    await deps.db.transaction().execute(async (tx) => {
      await dropMedia(tx, name, call.person.id)
      await call.note(tx, { object, after: { dropped: true } })
    })
    return { data: null }
  }),
]

const objectOf = (name: string): string => `media:${name.replace(/^media-/, '')}`
