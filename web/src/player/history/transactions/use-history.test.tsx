import { waitFor } from '@testing-library/react'
import { type HistoryRow, history, transaction } from '@zar/contract/payment'
import { expect, test, vi } from 'vitest'
import { openHub } from '../../../testing/hub.ts'
import { signInAda } from '../../../testing/player.ts'
import { renderHook } from '../../../testing/render.tsx'
import { server } from '../../../testing/server.ts'
import { useHistory } from './use-history.ts'
import { useTransaction } from './use-transaction.ts'

vi.mock('@microsoft/signalr', async () => (await import('../../../testing/hub.ts')).signalR)

const ID = '0199d2a0-0000-7000-8000-000000000001'
const row = (id: string): HistoryRow => ({
  id,
  transactionId: ID,
  kind: 'deposit',
  title: 'Bank',
  amount: 100,
  requested: 100,
  balanceAfter: 100,
  status: 1,
  timeStamp: '2026-11-25T08:00:00Z',
})
const TOTALS = { deposited: 100, withdrawn: 0, staked: 0, won: 0 }
const FILTER = { type: 0 as const, from: null, to: null }

test('the totals of a history are those that came with its first page', async () => {
  signInAda()
  server.on(history, ({ before }) =>
    before === null
      ? { rows: [row('2')], next: '2', totals: TOTALS }
      : { rows: [row('1')], next: null, totals: null },
  )
  const { result } = renderHook(() => useHistory(FILTER))
  await waitFor(() => expect(result.current.rows?.map(({ id }) => id)).toEqual(['2', '1']))
  expect(result.current.totals).toEqual(TOTALS)
  expect(server.inputsOf(history)).toEqual([
    { ...FILTER, before: null, take: 20 },
    { ...FILTER, before: '2', take: 20 },
  ])
})

test('when money moves the history and the payment that is open are asked for anew', async () => {
  signInAda()
  server.on(history, { rows: [], next: null, totals: TOTALS })
  server.on(transaction, {
    id: ID,
    type: 1,
    title: 'Bank',
    account: '',
    amount: 100,
    status: 2,
    timeStamp: '2026-11-25T08:00:00Z',
    steps: [],
    review: null,
  })
  const hub = await openHub()
  const { result } = renderHook(() => ({ list: useHistory(FILTER), one: useTransaction(ID) }))
  await waitFor(() => expect(result.current.one.data?.status).toBe(2))
  await hub.push('Balance', { balance: 5 })
  await waitFor(() => expect(server.inputsOf(history)).toHaveLength(2))
  await waitFor(() => expect(server.inputsOf(transaction)).toEqual([{ id: ID }, { id: ID }]))
})
