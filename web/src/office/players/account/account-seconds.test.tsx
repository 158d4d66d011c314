import { screen, within } from '@testing-library/react'
import { changePlayerContact, resetPlayerSecondStep } from '@zar/contract/office/player/access'
import { closePlayer, correctPlayer, openPlayerCopy } from '@zar/contract/office/player/account'
import { expect, test } from 'vitest'
import { findDialog } from '../../../testing/find-dialog.ts'
import { server } from '../../../testing/server.ts'
import { ID } from '../testing/desk.tsx'
import { openPlayer, proposedOf, REASON } from '../testing/open-player.tsx'

const DONE = { outcome: 'done', proposal: '7', lapsesAt: null } as const
const APPROVED = { id: ID, reason: REASON, proposal: '7' }

test('AUZ-03: the second person sees the contact that is and the one that is to be, and types it too', async () => {
  const facts = { email: 'el••••@posta.example', phone: '+90 535 ••• 48 16', hasTwoStep: true }
  const terms = { kind: 'email', shown: 'ye••••@posta.example', mark: 'x' }
  const { user } = openPlayer({ 'player.contact_change': 'second' }, {}, [
    proposedOf('player.contact_change', { facts, terms }),
  ])
  await user.click(await screen.findByRole('button', { name: 'Look at it' }))
  const dialog = within(await findDialog('gecekusu: you change the contact together'))
  for (const fact of ['el••••@posta.example · +90 535 ••• 48 16', 'on', 'ye••••@posta.example'])
    expect(dialog.getByText(fact)).toBeTruthy()
  const press = () => user.click(dialog.getByRole('button', { name: /Approve/ }))
  await press()
  expect(dialog.getByRole('alert').textContent).toBe('Type a valid address or number.')
  await user.type(dialog.getByLabelText('The new one'), 'yeni@posta.example')
  server.refuse(changePlayerContact, 'contact_differs')
  await press()
  expect(await dialog.findByText(/What you typed is not what was proposed/)).toBeTruthy()
  server.on(changePlayerContact, DONE)
  await press()
  expect(await screen.findByText('The contact of gecekusu is changed')).toBeTruthy()
  expect(server.inputsOf(changePlayerContact).at(-1)).toEqual({
    ...APPROVED,
    kind: 'email',
    value: 'yeni@posta.example',
  })
})

test('AUZ-03: the second person lets the copy of data out', async () => {
  const facts = { email: 'el••••@posta.example', phone: '+90 535 ••• 48 16', status: 'closed' }
  const { user } = openPlayer({ 'player.copy': 'second' }, {}, [
    proposedOf('player.copy', { facts }),
  ])
  await user.click(await screen.findByRole('button', { name: 'Look at it' }))
  const dialog = within(await findDialog('gecekusu: you let the copy of data out together'))
  expect(dialog.getByText('+90 535 ••• 48 16')).toBeTruthy()
  server.on(openPlayerCopy, DONE)
  await user.click(dialog.getByRole('button', { name: /Approve/ }))
  expect(await screen.findByText('The link for gecekusu is sent to their e-mail')).toBeTruthy()
  expect(server.inputsOf(openPlayerCopy)).toEqual([APPROVED])
})

test('AUZ-03: the second person removes the second step', async () => {
  const facts = { email: 'el••••@posta.example', recoveryLeft: 3 }
  const { user } = openPlayer({ 'player.second_step_reset': 'second' }, { hasTwoStep: true }, [
    proposedOf('player.second_step_reset', { facts }),
  ])
  await user.click(await screen.findByRole('button', { name: 'Look at it' }))
  const dialog = within(await findDialog('gecekusu: you remove the second step together'))
  expect(dialog.getByText('3')).toBeTruthy()
  server.on(resetPlayerSecondStep, DONE)
  await user.click(dialog.getByRole('button', { name: /Approve/ }))
  expect(await screen.findByText('The second step of gecekusu is removed')).toBeTruthy()
  expect(server.inputsOf(resetPlayerSecondStep)).toEqual([APPROVED])
})

test('AUZ-03: the second person types what the document says, and sees which fields it is about', async () => {
  const { user } = openPlayer({ 'player.correct': 'second' }, {}, [
    proposedOf('player.correct', { terms: { fields: 'surname, birthDate', mark: 'x' } }),
  ])
  await user.click(await screen.findByRole('button', { name: 'Look at it' }))
  const dialog = within(await findDialog('gecekusu: you correct the details together'))
  expect(dialog.getByText('Surname, Date of birth')).toBeTruthy()
  await user.type(dialog.getByLabelText('Surname'), 'Demirtaş')
  server.on(correctPlayer, DONE)
  await user.click(dialog.getByRole('button', { name: /Approve/ }))
  expect(await screen.findByText('The details of gecekusu are corrected')).toBeTruthy()
  expect(server.inputsOf(correctPlayer)).toEqual([{ ...APPROVED, surname: 'Demirtaş' }])
})

test('AUZ-03: the second person closes the account by the cause that was proposed', async () => {
  const { user } = openPlayer({ 'player.close': 'second' }, {}, [
    proposedOf('player.close', { terms: { cause: 'rule' } }),
  ])
  await user.click(await screen.findByRole('button', { name: 'Look at it' }))
  const dialog = within(await findDialog('gecekusu: you close the account together'))
  expect(dialog.getByText('By rule')).toBeTruthy()
  server.on(closePlayer, DONE)
  await user.click(dialog.getByRole('button', { name: /Approve/ }))
  expect(await screen.findByText('The account of gecekusu is closed')).toBeTruthy()
  expect(server.inputsOf(closePlayer)).toEqual([{ ...APPROVED, cause: 'rule' }])
})
