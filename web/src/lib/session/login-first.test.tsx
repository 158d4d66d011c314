import { act } from '@testing-library/react'
import { expect, test } from 'vitest'
import { signInAda } from '../../testing/player.ts'
import { renderHook } from '../../testing/render.tsx'
import { openedDialog } from '../dialog/dialog.ts'
import { useLoginFirst } from './login-first.ts'
import { forgetSession } from './session.ts'

test('a dialog for players opens the log-in in its place, also when the session ends over it', () => {
  signInAda()
  const { result } = renderHook(useLoginFirst)
  expect(result.current).toBe(true)
  expect(openedDialog()).toBeNull()
  act(forgetSession)
  expect(result.current).toBe(false)
  expect(openedDialog()).toEqual({ name: 'login' })
})
