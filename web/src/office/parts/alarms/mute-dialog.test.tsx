import { muteAlarm } from '@zar/contract/office/desk/alarms'
import { expect, test, vi } from 'vitest'
import { server } from '../../../testing/server.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import { MuteDialog } from './mute-dialog.tsx'

const ALARM = {
  id: '7',
  title: 'Jobs are late',
  text: '',
  path: null,
  owner: null,
  isMine: false,
  isCritical: false,
  beganAt: '2026-11-21T16:02:00.000Z',
  endedAt: null,
  mutedUntil: null,
}

test('an alarm is muted with a reason of twenty characters, and a refusal is told', async () => {
  const onClose = vi.fn()
  const page = renderScreen(() => <MuteDialog alarm={ALARM} onClose={onClose} />, '/office')
  await page.findByRole('dialog', { name: 'Jobs are late: mute for 30 minutes' })
  await page.user.type(page.getByRole('textbox'), 'too short')
  await page.user.click(page.getByRole('button', { name: /^Mute/ }))
  expect(onClose).not.toHaveBeenCalled()
  await page.user.type(page.getByRole('textbox'), ', now it is long enough')
  server.refuse(muteAlarm, 'alarm_over')
  await page.user.click(page.getByRole('button', { name: /^Mute/ }))
  expect((await page.findByRole('alert')).textContent).toContain('This alarm is over.')
  const sent: unknown[] = []
  server.on(muteAlarm, (input) => {
    sent.push(input)
    return { until: '2026-11-21T16:39:00.000Z' }
  })
  await page.user.click(page.getByRole('button', { name: /^Mute/ }))
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(sent).toEqual([{ id: '7', reason: 'too short, now it is long enough' }])
})
