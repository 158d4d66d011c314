import { screen } from '@testing-library/react'
import { knownTags, tagPlayer } from '@zar/contract/office/player/tags'
import { expect, test } from 'vitest'
import { server } from '../../../testing/server.ts'
import { ID } from '../testing/desk.tsx'
import { openPlayer } from '../testing/open-player.tsx'

test('a label is given and taken away; a wrong one is told, and so is a refusal', async () => {
  server.on(knownTags, ['bonus avcısı'])
  server.on(tagPlayer, { tags: [] })
  const { user } = openPlayer({ 'player.tag': 'yes' }, { tags: ['iyi huylu'] })
  await user.click(await screen.findByRole('button', { name: 'Take the label iyi huylu away' }))
  await user.click(screen.getByRole('button', { name: 'Label' }))
  const add = () => user.click(screen.getByRole('button', { name: 'Add' }))
  await add()
  expect(server.inputsOf(tagPlayer)).toEqual([{ id: ID, tag: 'iyi huylu', isOn: false }])
  await user.type(screen.getByRole('combobox', { name: 'Label' }), 'bonus avcısı')
  server.refuse(tagPlayer, 'tags_full')
  await add()
  expect(await screen.findByText(/ten labels at most/)).toBeTruthy()
  server.on(tagPlayer, { tags: [] })
  await add()
  expect(server.inputsOf(tagPlayer).at(-1)).toEqual({ id: ID, tag: 'bonus avcısı', isOn: true })
})

test('who may not label sees the labels alone', async () => {
  openPlayer({}, { tags: ['iyi huylu'] })
  expect(await screen.findByText('iyi huylu')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Label' })).toBeNull()
})
