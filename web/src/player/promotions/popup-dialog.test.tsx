import { screen, waitFor } from '@testing-library/react'
import { bootstrap, type Popup } from '@zar/contract/content'
import { expect, test } from 'vitest'
import { useBootstrap } from '../../lib/content/bootstrap.ts'
import { openDialog, openedDialog } from '../../lib/dialog/dialog.ts'
import { render, renderHook } from '../../testing/render.tsx'
import { SITE, server } from '../../testing/server.ts'
import { PopupDialog } from './popup-dialog.tsx'

const POPUP: Popup = {
  title: 'Spring',
  note: 'Something green',
  action: 'Have a look',
  url: '/promotions',
  images: [{ url: '/a.webp' }],
}

/** The page has its bootstrap before it opens the banner. */
async function start(popup: Popup | null) {
  server.on(bootstrap, { ...SITE, popup })
  const { result, unmount } = renderHook(useBootstrap)
  await waitFor(() => expect(result.current.data).toBeDefined())
  unmount()
  openDialog({ name: 'popup' })
  return render(<PopupDialog />)
}
async function open(change: Partial<Popup> = {}) {
  const view = await start({ ...POPUP, ...change })
  expect(screen.getByRole('dialog', { name: 'Spring' })).toBeTruthy()
  expect(openedDialog()).toEqual({ name: 'popup' })
  return view
}
const press = () => screen.getByRole('button', { name: /Have a look/ })

test('the banner is one button that says all of it, and leads where it points', async () => {
  const { user } = await open()
  expect(press().textContent).toBe('SpringSomething greenHave a look')
  await user.click(press())
  expect(openedDialog()).toBeNull()
  await waitFor(() => expect(location.pathname).toBe('/promotions'))
})

test('a banner that leads nowhere closes', async () => {
  const { user } = await open({ url: null })
  await user.click(press())
  expect(openedDialog()).toBeNull()
  expect(location.pathname).toBe('/')
})

test('a banner is closed by its cross and goes nowhere', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(openedDialog()).toBeNull()
  expect(location.pathname).toBe('/')
})

test('a banner that was taken down meanwhile closes by itself', async () => {
  await start(null)
  await waitFor(() => expect(openedDialog()).toBeNull())
})
