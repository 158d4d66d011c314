import { ArrowDown, ArrowUp, Gift, Info } from 'lucide-react'
import { expect, test, vi } from 'vitest'

test('§3 Notification: each type has its name and its icon, any other the system’s', async () => {
  vi.stubGlobal('localStorage', { getItem: () => 'en' })
  vi.stubGlobal('document', { documentElement: { lang: '' } })
  const { lookOf } = await import('./notification-type.tsx')
  const looks = [1, 2, 3, 4, 5, 77].map(lookOf).map(({ name, icon }) => [name, icon])
  expect(looks).toEqual([
    ['Deposit', ArrowUp],
    ['Withdrawal', ArrowDown],
    ['Jackpot', Info],
    ['Bonus', Gift],
    ['System', Info],
    ['System', Info],
  ])
})
