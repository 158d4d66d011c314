import { within } from '@testing-library/react'
import { uploadMedia } from '@zar/contract/office/content/media'
import { expect, test } from 'vitest'
import { findDialog } from '../../../testing/find-dialog.ts'
import { server } from '../../../testing/server.ts'
import { draftOf, findButton, openPiece, SLIDE } from '../testing/desk.ts'

const NAME = 'media-0123456789abcdef0123456789abcdef.png'
const fileOf = (size = 3) => {
  const file = new File([new Uint8Array(3).fill(65)], 'hafta.png', { type: 'image/png' })
  return Object.defineProperty(file, 'size', { value: size })
}

test('a picture is uploaded from the form of a slide and chosen there', async () => {
  server.on(uploadMedia, { name: NAME, url: '/media/x.png', bytes: 3 })
  const { user } = openPiece({ draft: draftOf({ ...SLIDE, picture: null }) })
  await user.click(await findButton('Upload a picture'))
  const dialog = within(await findDialog('Upload a picture'))
  await user.upload(dialog.getByLabelText('File'), fileOf())
  expect((dialog.getByLabelText('Name') as HTMLInputElement).value).toBe('hafta')
  await user.click(dialog.getByRole('button', { name: 'Upload' }))
  expect(await findButton('Upload a picture')).toBeTruthy()
  expect(server.inputsOf(uploadMedia)).toEqual([{ title: 'hafta', content: 'QUFB' }])
})

test('what the server refuses is told in its words, and the file stays chosen', async () => {
  server.refuse(uploadMedia, 'media_broken')
  const { user } = openPiece()
  await user.click(await findButton('Upload a picture'))
  const dialog = within(await findDialog('Upload a picture'))
  await user.upload(dialog.getByLabelText('File'), fileOf())
  await user.click(dialog.getByRole('button', { name: 'Upload' }))
  expect((await dialog.findByRole('alert')).textContent).toMatch(/broken or cut off/)
})

test('without a file, or with one that is too large, nothing is sent', async () => {
  const { user } = openPiece()
  await user.click(await findButton('Upload a picture'))
  const dialog = within(await findDialog('Upload a picture'))
  await user.click(dialog.getByRole('button', { name: 'Upload' }))
  expect(dialog.getByText('Choose a file.')).toBeTruthy()
  await user.upload(dialog.getByLabelText('File'), fileOf(1_500_001))
  expect(dialog.getByText('The file is larger than 1.5 MB.')).toBeTruthy()
  expect(server.inputsOf(uploadMedia)).toEqual([])
})
